/** Drawings for cards, foes and signs; from the game-icons set (CC BY 3.0). */

import animalHide from 'icon:animal-hide'
import backpack from 'icon:backpack'
import bandit from 'icon:bandit'
import birchTrees from 'icon:birch-trees'
import blackKnightHelm from 'icon:black-knight-helm'
import breastplate from 'icon:breastplate'
import broadsword from 'icon:broadsword'
import burningTree from 'icon:burning-tree'
import campfire from 'icon:campfire'
import candleFlame from 'icon:candle-flame'
import caveEntrance from 'icon:cave-entrance'
import cloak from 'icon:cloak'
import coinflip from 'icon:coinflip'
import compass from 'icon:compass'
import crossedBones from 'icon:crossed-bones'
import crossedSwords from 'icon:crossed-swords'
import crowDive from 'icon:crow-dive'
import crownedSkull from 'icon:crowned-skull'
import crystalBall from 'icon:crystal-ball'
import dragonHead from 'icon:dragon-head'
import dragonShield from 'icon:dragon-shield'
import drum from 'icon:drum'
import eagleHead from 'icon:eagle-head'
import fairy from 'icon:fairy'
import fairyWings from 'icon:fairy-wings'
import firstAidKit from 'icon:first-aid-kit'
import fist from 'icon:fist'
import flameClaws from 'icon:flame-claws'
import flyingDagger from 'icon:flying-dagger'
import footprint from 'icon:footprint'
import gemPendant from 'icon:gem-pendant'
import giant from 'icon:giant'
import goblinHead from 'icon:goblin-head'
import grimReaper from 'icon:grim-reaper'
import hangingSpider from 'icon:hanging-spider'
import harpy from 'icon:harpy'
import heartArmor from 'icon:heart-armor'
import heartShield from 'icon:heart-shield'
import hearts from 'icon:hearts'
import herbsBundle from 'icon:herbs-bundle'
import hiking from 'icon:hiking'
import hills from 'icon:hills'
import hornedReptile from 'icon:horned-reptile'
import hourglass from 'icon:hourglass'
import hydra from 'icon:hydra'
import iceGolem from 'icon:ice-golem'
import imp from 'icon:imp'
import key from 'icon:key'
import knapsack from 'icon:knapsack'
import knot from 'icon:knot'
import krakenTentacle from 'icon:kraken-tentacle'
import lanternFlame from 'icon:lantern-flame'
import laurels from 'icon:laurels'
import lion from 'icon:lion'
import minotaur from 'icon:minotaur'
import mirrorMirror from 'icon:mirror-mirror'
import mountaintop from 'icon:mountaintop'
import muscleUp from 'icon:muscle-up'
import oakLeaf from 'icon:oak-leaf'
import ogre from 'icon:ogre'
import orcHead from 'icon:orc-head'
import owl from 'icon:owl'
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random'
import pineTree from 'icon:pine-tree'
import primitiveNecklace from 'icon:primitive-necklace'
import rat from 'icon:rat'
import rockGolem from 'icon:rock-golem'
import roundBottomFlask from 'icon:round-bottom-flask'
import roundShield from 'icon:round-shield'
import scrollUnfurled from 'icon:scroll-unfurled'
import secretBook from 'icon:secret-book'
import shakingHands from 'icon:shaking-hands'
import shamblingZombie from 'icon:shambling-zombie'
import shieldBash from 'icon:shield-bash'
import skeleton from 'icon:skeleton'
import skullStaff from 'icon:skull-staff'
import smokeBomb from 'icon:smoke-bomb'
import snakeTongue from 'icon:snake-tongue'
import spectre from 'icon:spectre'
import spellBook from 'icon:spell-book'
import starsStack from 'icon:stars-stack'
import stoneSpear from 'icon:stone-spear'
import stoneStack from 'icon:stone-stack'
import swamp from 'icon:swamp'
import swapBag from 'icon:swap-bag'
import swordBrandish from 'icon:sword-brandish'
import swordClash from 'icon:sword-clash'
import swordSlice from 'icon:sword-slice'
import thirdEye from 'icon:third-eye'
import tiedScroll from 'icon:tied-scroll'
import totem from 'icon:totem'
import treasureMap from 'icon:treasure-map'
import troll from 'icon:troll'
import trophy from 'icon:trophy'
import twoCoins from 'icon:two-coins'
import vampireDracula from 'icon:vampire-dracula'
import village from 'icon:village'
import volcano from 'icon:volcano'
import walkingBoot from 'icon:walking-boot'
import warhammer from 'icon:warhammer'
import warlockHood from 'icon:warlock-hood'
import waterFlask from 'icon:water-flask'
import whiteBook from 'icon:white-book'
import willowTree from 'icon:willow-tree'
import windSlap from 'icon:wind-slap'
import wingfoot from 'icon:wingfoot'
import witchFace from 'icon:witch-face'
import wizardStaff from 'icon:wizard-staff'
import wolfHead from 'icon:wolf-head'
import wolfHowl from 'icon:wolf-howl'
import wormMouth from 'icon:worm-mouth'
import wyvern from 'icon:wyvern'
import yarn from 'icon:yarn'

/** By the names of the cards in our data. */
const CARDS: Record<string, string> = {
  Adventurer: hiking,
  Druid: oakLeaf,
  Ender: grimReaper,
  Golem: rockGolem,
  Knight: blackKnightHelm,
  Totem: totem,
  Seer: thirdEye,
  Steward: key,
  Warlock: warlockHood,
  'Animated Cloak': cloak,
  'Fairy Lantern': lanternFlame,
  Wolf: wolfHead,
  Talisman: gemPendant,
  'Magic Compass': compass,
  'Dancing Dagger': flyingDagger,
  'Enchanted Diary': secretBook,
  Rope: knot,
  'Travel Rations': knapsack,
  'Herb Pouch': herbsBundle,
  'Walking Staff': wizardStaff,
  'Bone Charm': primitiveNecklace,
  'Smoke Bomb': smokeBomb,
  'Iron Bands': heartArmor,
  'Oil Flask': roundBottomFlask,
  Longsword: broadsword,
  Shield: roundShield,
  Drum: drum,
  Ledger: whiteBook,
  'Ritual Candle': candleFlame,
  'War Hammer': warhammer,
  'Plate Mail': breastplate,
  'Swift Boots': wingfoot,
  'Lucky Coin': coinflip,
  'Dragon Lance': stoneSpear,
  'Healing Spring Water': waterFlask,
  'Veteran Wisdom': owl,
  Consolidation: stoneStack,
  "Walker's Thoughts": footprint,
  Bravery: lion,
  'Sword Training': swordBrandish,
  'Mighty Arm': muscleUp,
  'Tough Hide': animalHide,
  'Quick Feet': walkingBoot,
  'Second Wind': windSlap,
  Bargaining: shakingHands,
  Scavenger: swapBag,
  'Monster Lore': spellBook,
  Dragonslayer: dragonShield,
  'Fairy Friend': fairy,
  Steadfast: shieldBash,
  Riposte: swordClash,
  'Field Medic': firstAidKit,
  Cartographer: treasureMap,
  'Fate Weaver': yarn,
  Fame: trophy,
  Wealth: swapBag,
  'Questing Oath': tiedScroll,
  'Fell Strike': swordSlice,
  'Iron Will': heartShield,
  'Goblin Scout': goblinHead,
  'Bog Rat': rat,
  'Road Bandit': bandit,
  'Carrion Crow': crowDive,
  Imp: imp,
  'Wolf Pack': wolfHowl,
  'Skeleton Guard': skeleton,
  'Young Ogre': ogre,
  Harpy: harpy,
  'Giant Spider': hangingSpider,
  'Hedge Witch': witchFace,
  'Cave Troll': troll,
  Ghoul: shamblingZombie,
  'Orc Captain': orcHead,
  Wraith: spectre,
  Minotaur: minotaur,
  Basilisk: snakeTongue,
  'Stone Giant': giant,
  Vampire: vampireDracula,
  Wyvern: wyvern,
  Lich: skullStaff,
  Chimera: hornedReptile,
  'Green Dragon': dragonHead,
  'Red Dragon': dragonHead,
  'Blue Dragon': dragonHead,
  'Black Dragon': dragonHead,
  'Gold Dragon': dragonHead,
  'Dawn Fairy': fairy,
  'Coin Fairy': fairy,
  'Path Fairy': fairy,
  'Muse Fairy': fairy,
  'Blade Fairy': fairy,
  'Fen Hydra': hydra,
  'Bone King': crownedSkull,
  'Storm Roc': eagleHead,
  'Ember Tyrant': flameClaws,
  'Frost Queen': iceGolem,
  'Deep One': krakenTentacle,
  'Mirror Self': mirrorMirror,
  'Old Worm': wormMouth,
}

export const SIGNS = {
  battle: crossedSwords,
  fate: crystalBall,
  haven: campfire,
  town: village,
  lair: caveEntrance,
  strike: swordBrandish,
  power: fist,
  health: hearts,
  coin: twoCoins,
  glory: laurels,
  quest: scrollUnfurled,
  march: walkingBoot,
  path: fairyWings,
  rest: hourglass,
  good: backpack,
  ability: starsStack,
  again: perspectiveDiceSixFacesRandom,
  skull: crossedBones,
  peak: mountaintop,
  pine: pineTree,
  hills: hills,
  birch: birchTrees,
  volcano: volcano,
  ember: burningTree,
  swamp: swamp,
  willow: willowTree,
}

export type Sign = keyof typeof SIGNS

/** The drawing of a card; an owner's own cards have that of their kind. */
export function drawing(name: string, otherwise: Sign): string {
  return CARDS[name] ?? SIGNS[otherwise]
}
