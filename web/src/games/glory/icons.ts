/** Drawings for cards, foes and signs; from the game-icons set (CC BY 3.0). */

import animalHide from 'icon:animal-hide'
import barbedSpear from 'icon:barbed-spear'
import birchTrees from 'icon:birch-trees'
import blackKnightHelm from 'icon:black-knight-helm'
import bo from 'icon:bo'
import bookAura from 'icon:book-aura'
import broadsword from 'icon:broadsword'
import brute from 'icon:brute'
import burningTree from 'icon:burning-tree'
import campCookingPot from 'icon:camp-cooking-pot'
import campfire from 'icon:campfire'
import candleFlame from 'icon:candle-flame'
import caveEntrance from 'icon:cave-entrance'
import chestArmor from 'icon:chest-armor'
import cloak from 'icon:cloak'
import coinflip from 'icon:coinflip'
import compass from 'icon:compass'
import crossedBones from 'icon:crossed-bones'
import crossedSwords from 'icon:crossed-swords'
import crownedSkull from 'icon:crowned-skull'
import crystalBall from 'icon:crystal-ball'
import cyclops from 'icon:cyclops'
import deathSkull from 'icon:death-skull'
import djembe from 'icon:djembe'
import dragonShield from 'icon:dragon-shield'
import eagleHead from 'icon:eagle-head'
import evilBat from 'icon:evil-bat'
import eyeTarget from 'icon:eye-target'
import fairy from 'icon:fairy'
import featheredWing from 'icon:feathered-wing'
import firstAidKit from 'icon:first-aid-kit'
import fist from 'icon:fist'
import flameClaws from 'icon:flame-claws'
import flyingDagger from 'icon:flying-dagger'
import footprint from 'icon:footprint'
import ghost from 'icon:ghost'
import goblinHead from 'icon:goblin-head'
import grimReaper from 'icon:grim-reaper'
import hangingSpider from 'icon:hanging-spider'
import harpy from 'icon:harpy'
import heartArmor from 'icon:heart-armor'
import heartShield from 'icon:heart-shield'
import hearts from 'icon:hearts'
import hiking from 'icon:hiking'
import hills from 'icon:hills'
import hood from 'icon:hood'
import hornedReptile from 'icon:horned-reptile'
import hourglass from 'icon:hourglass'
import hydraShot from 'icon:hydra-shot'
import impLaugh from 'icon:imp-laugh'
import key from 'icon:key'
import knapsack from 'icon:knapsack'
import knot from 'icon:knot'
import lanternFlame from 'icon:lantern-flame'
import laurels from 'icon:laurels'
import lion from 'icon:lion'
import minotaur from 'icon:minotaur'
import mirrorMirror from 'icon:mirror-mirror'
import monsterGrasp from 'icon:monster-grasp'
import mountaintop from 'icon:mountaintop'
import muscleUp from 'icon:muscle-up'
import oakLeaf from 'icon:oak-leaf'
import octopus from 'icon:octopus'
import pineTree from 'icon:pine-tree'
import pointyHat from 'icon:pointy-hat'
import queenCrown from 'icon:queen-crown'
import rat from 'icon:rat'
import raven from 'icon:raven'
import ribbonMedal from 'icon:ribbon-medal'
import rock from 'icon:rock'
import rockGolem from 'icon:rock-golem'
import roundBottomFlask from 'icon:round-bottom-flask'
import roundShield from 'icon:round-shield'
import runeStone from 'icon:rune-stone'
import sandSnake from 'icon:sand-snake'
import scrollUnfurled from 'icon:scroll-unfurled'
import secretBook from 'icon:secret-book'
import shieldBash from 'icon:shield-bash'
import skullStaff from 'icon:skull-staff'
import smokingOrb from 'icon:smoking-orb'
import snakeTongue from 'icon:snake-tongue'
import spikedDragonHead from 'icon:spiked-dragon-head'
import starMedal from 'icon:star-medal'
import starsStack from 'icon:stars-stack'
import stoneStack from 'icon:stone-stack'
import swamp from 'icon:swamp'
import swapBag from 'icon:swap-bag'
import swordBrandish from 'icon:sword-brandish'
import swordClash from 'icon:sword-clash'
import swordSlice from 'icon:sword-slice'
import threeLeaves from 'icon:three-leaves'
import totemHead from 'icon:totem-head'
import treasureMap from 'icon:treasure-map'
import troll from 'icon:troll'
import twoCoins from 'icon:two-coins'
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
import wolfHead from 'icon:wolf-head'
import wolfHowl from 'icon:wolf-howl'
import wyvern from 'icon:wyvern'
import yarn from 'icon:yarn'

/** By the names of the cards in our data. */
const CARDS: Record<string, string> = {
  Adventurer: hiking,
  Druid: oakLeaf,
  Ender: grimReaper,
  Golem: rockGolem,
  Knight: blackKnightHelm,
  Totem: totemHead,
  Seer: eyeTarget,
  Steward: key,
  Warlock: warlockHood,
  'Animated Cloak': cloak,
  'Fairy Lantern': lanternFlame,
  Wolf: wolfHead,
  Talisman: runeStone,
  'Magic Compass': compass,
  'Dancing Dagger': flyingDagger,
  'Enchanted Diary': secretBook,
  Rope: knot,
  'Travel Rations': campCookingPot,
  'Herb Pouch': threeLeaves,
  'Walking Staff': bo,
  'Bone Charm': crossedBones,
  'Smoke Bomb': smokingOrb,
  'Iron Bands': heartArmor,
  'Oil Flask': roundBottomFlask,
  Longsword: broadsword,
  Shield: roundShield,
  Drum: djembe,
  Ledger: whiteBook,
  'Ritual Candle': candleFlame,
  'War Hammer': warhammer,
  'Plate Mail': chestArmor,
  'Swift Boots': wingfoot,
  'Lucky Coin': coinflip,
  'Dragon Lance': barbedSpear,
  'Healing Spring Water': waterFlask,
  'Veteran Wisdom': starMedal,
  Consolidation: stoneStack,
  "Walker's Thoughts": footprint,
  Bravery: lion,
  'Sword Training': swordBrandish,
  'Mighty Arm': muscleUp,
  'Tough Hide': animalHide,
  'Quick Feet': walkingBoot,
  'Second Wind': windSlap,
  Bargaining: twoCoins,
  Scavenger: swapBag,
  'Monster Lore': bookAura,
  Dragonslayer: dragonShield,
  'Fairy Friend': fairy,
  Steadfast: shieldBash,
  Riposte: swordClash,
  'Field Medic': firstAidKit,
  Cartographer: treasureMap,
  'Fate Weaver': yarn,
  Fame: laurels,
  Wealth: swapBag,
  'Questing Oath': ribbonMedal,
  'Fell Strike': swordSlice,
  'Iron Will': heartShield,
  'Goblin Scout': goblinHead,
  'Bog Rat': rat,
  'Road Bandit': hood,
  'Carrion Crow': raven,
  Imp: impLaugh,
  'Wolf Pack': wolfHowl,
  'Skeleton Guard': deathSkull,
  'Young Ogre': cyclops,
  Harpy: harpy,
  'Giant Spider': hangingSpider,
  'Hedge Witch': pointyHat,
  'Cave Troll': troll,
  Ghoul: monsterGrasp,
  'Orc Captain': brute,
  Wraith: ghost,
  Minotaur: minotaur,
  Basilisk: snakeTongue,
  'Stone Giant': rock,
  Vampire: evilBat,
  Wyvern: wyvern,
  Lich: skullStaff,
  Chimera: hornedReptile,
  'Green Dragon': spikedDragonHead,
  'Red Dragon': spikedDragonHead,
  'Blue Dragon': spikedDragonHead,
  'Black Dragon': spikedDragonHead,
  'Gold Dragon': spikedDragonHead,
  'Dawn Fairy': fairy,
  'Coin Fairy': fairy,
  'Path Fairy': fairy,
  'Muse Fairy': fairy,
  'Blade Fairy': fairy,
  'Fen Hydra': hydraShot,
  'Bone King': crownedSkull,
  'Storm Roc': eagleHead,
  'Ember Tyrant': flameClaws,
  'Frost Queen': queenCrown,
  'Deep One': octopus,
  'Mirror Self': mirrorMirror,
  'Old Worm': sandSnake,
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
  path: featheredWing,
  rest: hourglass,
  good: knapsack,
  ability: starsStack,
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
