"""What Merchants & Marauders says, in English."""

from __future__ import annotations

from typing import Any

from tortuga.games.merchants_and_marauders.vocabulary.captains import SKILLS
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import DIRECTIONS, NATIONS
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOYALTY_STEPS
from tortuga.games.merchants_and_marauders.vocabulary.ships import LOCATIONS, SKULL
from tortuga.kernel.words import Words

NPC_NAMES = (
    "The English navy",
    "The French navy",
    "The Spanish navy",
    "The Dutch navy",
    "The pirate sloop",
    "The pirate frigate",
    "The Treasure Galleon",
)

PROMPTS = {
    "ChooseShip": "{captain} takes the sea: in which ship?",
    "Act": "Your turn: {actions} actions left{moves}",
    "PortActivity": "In the port of {zone} with {gold} gold: what do you do?",
    "SellGoods": "Sell goods; {demand} is in demand, {number} sold so far",
    "BuyGoods": "Buy goods; you have {gold} gold",
    "VisitYard": "At the shipyard with {gold} gold; your ship is worth {value}",
    "TransferMod": "Take {mod} over to the new ship for {gold} gold?",
    "PlaceMod": "Put a modification of the lost ship face down on a port that has none; the others do not see which",
    "HireCrew": "Nobody comes for glory alone: how many men do you hire?",
    "DropRumor": "You can keep one rumor: which do you forget?",
    "Stash": "{out}: how much gold? {gold} aboard, {total} in the chest",
    "SwapDemand": "Which good shall be in demand here?",
    "DropCargo": "Your hold is too small for {number}: what goes overboard?",
    "DiscardGlory": "You hold too many glory cards: discard one",
    "OfferCard": "You may play a card ({moment})",
    "RemoveBounty": "Have a bounty removed{price}?",
    "ScoutAgain": "You found nothing: look again ({dice})?",
    "AttackFound": "You have found {rival} (Hull, Cargo, Masts, Crew, Cannons: {left}): attack?",
    "NpcsScout": "Several ships hunt you: which one looks for you first?",
    "MerchantNation": "A merchant! Under which flag do you take it?",
    "SpendWeapon": "{number} successes against {cargo}: give up a special weapon for one more?",
    "RaidCards": "{number} successes left; on the table {cargo}: {escapes} Escape against your {nimble}",
    "Declare": "Round {round}: what does {owner} do? Dice: {number} against {against}",
    "UseChasers": "Fire the chasers now?",
    "Hooks": "You rolled {die} against {other}: mark dice to roll again with the grappling hooks",
    "Ammunition": "{number} skulls: use special ammunition?",
    "Evade": "Hits on {volley}: cancel one with your card?",
    "MoveHit": "Hits on {volley}: move one elsewhere?",
    "ChooseHit": "A skull: where is {owner}'s ship hit?",
    "RepairPoint": "What is repaired?",
    "TakeSpecialists": "Take a specialist over from the beaten crew",
    "Dismiss": "Dismiss one of your own to make room for the {glory_card}",
    "ClaimShip": "Change over to the beaten {ship} (Hull, Cargo, Masts, Crew, Cannons: {left})?",
    "TakeWeapon": "Take a special weapon",
    "TakeMod": "Take one of the modifications of all ports",
    "MoveShip": "Send a ship to an adjacent zone",
    "Victim": "Against whom?",
    "Survive": "All is lost: do you play Survivor? Ship, cargo, gold aboard, weapons and mission go in any case",
    "AnotherCaptain": "{captain} would sail out to a pirate: draw another captain?",
    "ComeAshore": "In which port do you turn up?",
    "PutAway": "Put one of the merchant's cards away before you roll",
    "SpreadHit": "Double Shot, {number} hits to come: where is {owner}'s ship hit next? Evenly, please",
    "Burn": "{owner}'s ship is on fire: what does it take?",
    "ThrowCaltrops": "Throw caltrops, so that {owner} has a die less on the next roll?",
    "LookOut": "{rival} looks for {owner}: does the lookout in the crow's nest give warning?",
    "PlaceUnseen": "A modification token from the reserve goes face down to a port that has none: where?",
    "MarketMod": "From the reserve comes {mod}: buy it for {gold} gold?",
    "KeepWeapons": "Keep a special weapon of the beaten ship?",
    "StowAs": "{contraband} comes aboard: as goods ({good}) or as contraband?",
    "SpillFrom": "Your damaged hold loses {number} cards: from which space is the next one?",
    "Caught": "{rival} has found your contraband: resist, or give it up?",
    "VisitHaven": "In the pirate haven: what do you do?",
    "Absolve": "Have a bounty taken off{price}? All of one nation in a visit",
    "TownActivity": "{place}, with {gold} gold: what do you do?",
    "PayNatives": "Which card do you give the natives for all repairs?",
    "ReefTake": "{number} successes left, {taken} things taken: what do you pick up? Each may cost a point of Hull",
    "FortOrder": "What do you have the fort order?",
    "Bombard": "{number} shots left at {cargo}: fire?",
    "Silence": "A hit: which card do you silence?",
    "GoAshore": "Go ashore with {left} men and {number} dice against {escapes} defenders ({cargo})?",
    "BuyFavors": "How many favors do you buy? Your Port action ends with it",
    "RollAgain": "{skill}: {number} successes. Spend one of {favors} favors to roll again?",
    "HideFrom": "{rival} has found you: spend one of {favors} favors, so that it must look again?",
    "DrawAgain": "You drew {redrawn}: spend a favor to draw again?",
    "PayToAct": "Talk was in vain: spend {number} favors for the Port action?",
    "WalkThePlank": "Your crew ({step}) grumbles: suffer it, talk (Leadership, {dice}), or have a man walk the plank?",
    "PayForCaptain": "You have {captain}: pay {gold} gold for one more captain to choose from?",
    "KeepCaptain": "Who takes the sea?",
    "ShiftFire": "Hits from the shore on {volley}: move one elsewhere?",
    "ScoutOffTurn": "{rival} comes into your zone: scout at once ({dice}) for {number} actions of your next turn?",
}

LABELS = {
    "ChooseShip": "{ship} (Hull, Cargo, Masts, Crew, Cannons: {left}; manoeuvrability {nimble})",
    "Act:0": "End the turn",
    "Act:1": "Take the Port action",
    "Act:2": "Sail into the port of {zone}",
    "Act:3": "Leave port",
    "Act:4": "Bribe your way into port ({gold} gold)",
    "Act:5": "Talk your way into port (Influence, {dice})",
    "Act:6": "Enter the port with forged papers",
    "Act:7": "Find out whether {rumor} is true ({skill}, {dice})",
    "Act:8": "Search for {mission} ({skill}, {dice})",
    "Act:9": "Scout for a merchant ({dice})",
    "Act:10": "Raid a merchant of the {nation} without scouting",
    **{f"Act:{11 + seat}": "Scout for {rival} ({dice})" for seat in range(4)},
    **{f"Act:{15 + npc}": "Scout for {npc} ({dice})" for npc in range(6)},
    **{f"Act:{21 + zone}": "Sail to {zone}{cost}" for zone in range(17)},
    "Act:83": "Visit: {place}",
    "Act:84": "Raid: {place} ({defense} cards)",
    "Act:85": "Enter the port of {zone} for {number} favors",
    "Act:86": "Ask your fierce crew for an extra action (Leadership, {dice})",
    "Act:87": "Scout for the Treasure Galleon with {gold} gold ({dice})",
    "Act": "Play {glory_card}: {card_text}",
    "PortActivity:58": "Buy favors ({gold} gold each) and end the Port action",
    "PortActivity:59": "Treat your crew, {step}, for {gold} gold",
    "PortActivity:60": "Look for a modification in the reserve ({number} tokens)",
    "PortActivity:0": "Nothing more",
    "PortActivity:1": "Sell goods",
    "PortActivity:2": "Buy goods",
    "PortActivity:3": "Visit the shipyard",
    "PortActivity:4": "Recruit ({recruiting}{gold} gold a man)",
    "PortActivity:5": "Ask around for a rumor ({gold} gold; Influence, {dice})",
    "PortActivity:6": "Find out whether {rumor} is true ({skill}, {dice})",
    "PortActivity:7": "Claim the mission {mission}{test}",
    "PortActivity:8": "Deliver for {mission}",
    "PortActivity:9": "Stash gold (fee {gold})",
    "PortActivity:10": "Take gold out of the stash",
    "PortActivity:11": "Have your envoy remove a bounty ({gold} gold)",
    "PortActivity:12": "Retire your captain: {gold} gold go to the stash, all else is lost",
    "PortActivity": "Play {glory_card}: {card_text}",
    "SellGoods:0": "Sell no more",
    "SellGoods:9": "Play your card: the black market",
    **{f"SellGoods:{11 + card}": "Contraband: {contraband}, for {gold}" for card in range(32)},
    "SellGoods": "{good} for {gold} (you have {number})",
    "BuyGoods:0": "Buy no more",
    "BuyGoods:9": "Play your card: one price for all",
    "BuyGoods:10": "Pay for a new display",
    **{f"BuyGoods:{11 + card}": "As contraband: {contraband}, for {gold}" for card in range(32)},
    "BuyGoods": "{good} for {gold} ({number} there)",
    "VisitYard:0": "Leave the shipyard",
    **{f"VisitYard:{1 + ship}": "Change to a {ship} for {gold}" for ship in range(5)},
    **{f"VisitYard:{6 + location}": "Repair {location} for {gold}" for location in range(5)},
    "VisitYard:11": "{mod} for {gold}",
    **{f"VisitYard:{12 + weapon}": "Buy {weapon} for {gold}" for weapon in range(3)},
    "VisitYard:18": "Change to a {ship} for {gold}",
    **{f"VisitYard:{19 + weapon}": "Buy {weapon} for {gold}" for weapon in range(3)},
    "VisitYard": "Sell {weapon} for {gold}",
    "TransferMod:0": "No",
    "TransferMod:1": "Yes",
    "PlaceMod": "{mod} at {zone}",
    "HireCrew": "{number} for {gold} gold",
    "DropRumor": "{rumor} at {zone}",
    "Stash:0": "All of it",
    "Stash:61": "Take gold out instead",
    "Stash": "{sum} gold",
    "SwapDemand": "{good}",
    **{f"DropCargo:{8 + card}": "Contraband: {contraband}" for card in range(32)},
    "DropCargo": "{good}",
    "DiscardGlory": "{glory_card}: {card_text}",
    "OfferCard:0": "Play nothing",
    "OfferCard": "{glory_card}: {card_text}",
    "RemoveBounty:0": "No",
    "RemoveBounty": "{nation} (you have {number})",
    "ScoutAgain:0": "No",
    "ScoutAgain:1": "Look again",
    "AttackFound:0": "Leave them alone",
    "AttackFound:1": "Attack{bounty}",
    "NpcsScout": "{npc} ({dice})",
    "MerchantNation:0": "Let it go",
    "MerchantNation": "As {nation}{bounty}",
    "SpendWeapon:0": "No",
    "SpendWeapon": "{spend}",
    "RaidCards:0": "Fight it out as it is",
    "RaidCards:1": "Draw a card",
    **{f"RaidCards:{2 + card}": "Discard {cargo}: {gold} gold, {icon}" for card in range(64)},
    **{f"RaidCards:{130 + card}": "Discard {cargo}: {gold} gold, {icon}" for card in range(32)},
    "RaidCards": "Exchange {cargo}: {gold} gold, {icon}",
    "Declare": "{declaration}",
    "UseChasers:0": "Not now",
    "UseChasers:1": "Fire",
    "Hooks:0": "Roll the marked dice",
    "Hooks": "Mark a {reroll}",
    "Ammunition:0": "No",
    "Ammunition": "{spend}",
    "Evade:0": "Keep the card",
    "Evade": "Cancel the hit on {evade}",
    "MoveHit:0": "Move none",
    "MoveHit": "From {location} to {target}",
    "ChooseHit": "{location} ({left} left)",
    "RepairPoint": "{location}",
    "TakeSpecialists:0": "Nobody",
    "TakeSpecialists": "{glory_card}",
    "Dismiss": "{glory_card}",
    "ClaimShip:0": "Stay on your ship",
    "ClaimShip:1": "Change over",
    "TakeWeapon": "{weapon}",
    "TakeMod": "{mod} from {zone}",
    "MoveShip": "{npc} to {zone}",
    "Victim": "{rival}",
    "Survive:0": "Let the captain die",
    "Survive:1": "Play Survivor",
    "AnotherCaptain:0": "Keep this captain",
    "AnotherCaptain:1": "Draw another",
    "ComeAshore": "{zone}",
    "PutAway": "{cargo}",
    "SpreadHit": "{location} ({left} left)",
    "Burn": "{location} ({left} left)",
    "ThrowCaltrops:0": "No",
    "ThrowCaltrops:1": "Throw them",
    "LookOut:0": "No",
    "LookOut:1": "Give warning",
    "PlaceUnseen": "{zone}",
    "MarketMod:0": "Buy it",
    "MarketMod:1": "Leave it here for sale",
    "KeepWeapons:0": "No more",
    "KeepWeapons": "{weapon}",
    "StowAs:0": "As goods",
    "StowAs:1": "As contraband",
    "SpillFrom:0": "Goods",
    "SpillFrom:1": "Contraband",
    "SpillFrom": "Contraband, but not {contraband}",
    "Caught:0": "Resist: you attack the navy",
    "Caught:1": "Give all contraband up",
    "Caught": "Give all up but {contraband}",
    "VisitHaven:0": "Leave",
    "VisitHaven:1": "Recruit for nothing",
    "VisitHaven:2": "Hear a rumor",
    "Absolve:0": "No more",
    "Absolve": "{nation} (you have {number})",
    "TownActivity:0": "Leave",
    "TownActivity:1": "Sell goods",
    "TownActivity:2": "Buy goods",
    "TownActivity:3": "Visit the shipyard",
    "TownActivity:4": "Recruit",
    "TownActivity:5": "Ask around for a rumor",
    "TownActivity:6": "Buy favors",
    "TownActivity:7": "Treat your crew",
    "PayNatives:0": "Nothing",
    **{f"PayNatives:{9 + card}": "Contraband: {contraband}" for card in range(32)},
    "PayNatives": "{good}",
    "ReefTake:0": "Sail on",
    "ReefTake:1": "A cargo card",
    "ReefTake:2": "A rumor",
    "ReefTake:3": "A man",
    "ReefTake": "{reef}",
    "FortOrder:0": "Nothing",
    "FortOrder:1": "Call {npc}",
    "FortOrder": "Send {npc} to {zone}",
    "Bombard:0": "Cease fire",
    "Bombard:1": "Fire",
    "Silence": "{cargo}",
    "GoAshore:0": "Retreat",
    "GoAshore:1": "Attack",
    "BuyFavors": "{number} for {gold} gold",
    "RollAgain:0": "No",
    "RollAgain:1": "Roll again",
    "HideFrom:0": "No",
    "HideFrom:1": "Hide",
    "DrawAgain:0": "Keep what came",
    "DrawAgain:1": "Draw again",
    "PayToAct:0": "No",
    "PayToAct:1": "Pay",
    "WalkThePlank:0": "Suffer it",
    "WalkThePlank:1": "Talk to them",
    "WalkThePlank:2": "A man walks the plank",
    "PayForCaptain:0": "No more",
    "PayForCaptain:1": "Pay and draw",
    "KeepCaptain": "{captain}: {captain_text}",
    "ShiftFire:0": "Move none",
    "ShiftFire": "From {location} to {target}",
    "ScoutOffTurn:0": "Let them pass",
    "ScoutOffTurn:1": "Scout",
}

EVENTS = {
    "drew_captain": "{seat} draws a captain.",
    "drew_captain:secret": "{seat} draws {captain}.",
    "begins": "{seat} is {captain}, with a {ship} in {zone}.",
    "turn": "Turn {round}",
    "merchants_return": "Merchants return to all zones.",
    "event": "Event: {event}.",
    "war": "War between the {nation}!",
    "peace": "Peace is made.",
    "still_peace": "There is peace, as before.",
    "npc_enters": "{seat} under {event} appears at {zone}.",
    "npc_moves": "{seat} sails to {zone}.",
    "player_turn": "{seat}'s turn.",
    "sailed": "{seat} sails to {zone}.",
    "entered_port": "{seat} enters the port of {zone}.",
    "left_port": "{seat} leaves the port of {zone}.",
    "turned_away": "{seat} is turned away.",
    "rolled": "{seat} rolls {skill}: {die}.",
    "earned": "{seat} gains {gold} gold.",
    "recruited": "{seat} takes on {crew} men.",
    "spilled": "{seat} loses {good} from the hold.",
    "loaded": "{seat} takes aboard: {good}.",
    "jettisoned": "{seat} leaves {good} behind.",
    "hit": "{seat} is hit: {location}, {left} left.",
    "hits_rolled": "Hits on {seat}: {die}.",
    "repaired": "{seat} repairs {location}.",
    "repaired_all": "{seat} repairs everything.",
    "bounty": "{seat} has a bounty more of the {nation}.",
    "pardoned": "{seat} is rid of {number} bounties of the {nation}.",
    "glory": "{seat} gains a glory point ({why}): {total}.",
    "drew_glory": "{seat} draws a glory card.",
    "drew_glory:secret": "{seat} draws {glory_card}.",
    "discarded_glory": "{seat} discards {glory_card}.",
    "played": "{seat} plays {glory_card}.",
    "employed": "{seat} employs the {glory_card}.",
    "dismissed": "{seat} dismisses the {glory_card}.",
    "armed": "{seat} takes {weapon} aboard.",
    "sold_weapon": "{seat} sells {weapon}.",
    "fitted": "{seat} fits {mod} from {zone}.",
    "transferred": "{seat} takes {mod} over to the new ship.",
    "placed_mod": "{seat} puts a modification down at {zone}.",
    "placed_mod:secret": "{seat} puts {mod} down at {zone}.",
    "saw_mod": "{seat} looks at the modification at {zone}.",
    "saw_mod:secret": "{seat} sees {mod} at {zone}.",
    "mod_shown": "At {zone} lies {mod}.",
    "sold": "{seat} sells {good} for {gold}.",
    "demand": "{zone} now wants {good}.",
    "market": "On offer for {seat}: {good}.",
    "bought": "{seat} buys {good} for {gold}.",
    "bought_ship": "{seat} buys a {ship}.",
    "heard": "{seat} hears a rumor.",
    "heard:secret": "{seat} hears of {rumor}.",
    "forgot": "{seat} forgets {rumor}.",
    "tests_rumor": "{seat} looks into {rumor}.",
    "rumor_true": "{rumor}: it is true!",
    "rumor_false": "{rumor}: nothing in it.",
    "mission_offered": "A mission at {zone}: {mission}.",
    "mission_claimed": "{seat} takes on {mission}.",
    "mission_refused": "{seat} does not get {mission}.",
    "mission_part": "{seat} is a step further with {mission}.",
    "mission_done": "{seat} has fulfilled {mission}!",
    "stashed": "{seat} stashes gold.",
    "stashed:secret": "{seat} stashes {gold} gold: {total}.",
    "withdrew": "{seat} takes gold out of the stash.",
    "withdrew:secret": "{seat} takes {gold} gold out of the stash: {total}.",
    "retired": "{captain} retires.",
    "scouts": "{seat} scouts for {rival}.",
    "scouts_merchant": "{seat} scouts for merchants at {zone}.",
    "not_found": "{seat} finds nothing.",
    "found": "{seat} finds {rival}!",
    "merchant": "{seat} finds a merchant; its token is {nation}.",
    "let_go": "{seat} lets the merchant go.",
    "engages": "{seat} attacks a merchant of the {nation}.",
    "raid_cards": "The merchant's cards: {cargo}.",
    "spent": "{seat} spends {weapon}.",
    "raid_escaped": "The merchant escapes {seat}.",
    "raid_failed": "{seat} is too badly hit: the raid fails.",
    "raided": "{seat} takes the merchant of the {nation}.",
    "battle": "{seat} attacks {rival}!",
    "battle_round": "Round {round} of the battle.",
    "declared": "{seat}: {declaration}.",
    "long_guns": "{seat} fires the long guns: {die}.",
    "contest": "{seat} has the wind.",
    "no_contest": "Nobody has the wind.",
    "hooks": "{seat} throws grappling hooks: {die}.",
    "shifted": "{seat} takes a hit on {location} instead.",
    "escaped": "{seat} escapes from {rival}.",
    "boards": "{seat} boards {rival}!",
    "swivel_guns": "{seat} fires the swivel guns: {die}.",
    "crew_lost": "{seat} loses {number} men.",
    "battle_ends": "The battle ends without a victor.",
    "both_perish": "{seat} and {rival} perish together.",
    "sank_enemy": "{seat} sinks {rival}!",
    "boarded": "{seat} takes the ship of {rival}!",
    "took_hand": "{seat} takes {number} glory cards.",
    "took_hand:secret": "{seat} takes {glory_card}.",
    "took_rumor": "{seat} takes a rumor.",
    "took_rumor:secret": "{seat} takes the rumor of {rumor}.",
    "claimed": "{seat} sails on in the captured {ship}.",
    "sank": "{seat}'s ship goes down.",
    "survived": "{seat} survives without a ship.",
    "died": "{captain} is dead.",
    "new_captain": "{seat}'s new captain is {captain}.",
    "musters": "{seat} begins anew with a {ship} in {zone}.",
    "ashore": "{seat} comes ashore at {zone}.",
    "brawl": "{seat} starts a brawl with {rival} and takes {gold} gold.",
    "final": "{seat}: {total} glory, {glory} on the track and {stash} gold stashed.",
    "won": "{seat} wins!",
    "no_mod_fits": "No modification is of use to {seat}'s ship.",
    "last_man_saved": "{seat}'s last man stands.",
    "cheated_the_sea": "{seat} stays afloat without cargo; the battle is over.",
    "wind": "The wind blows to the {direction}.",
    "storm_moves": "The storm wanders to {zone}.",
    "burns": "{seat}'s ship is on fire!",
    "upgraded": "{seat} is fitted with: {upgrade}.",
    "smuggles": "{seat} stows {contraband} as contraband.",
    "bought_contraband": "{seat} buys {contraband} as contraband for {gold}.",
    "sold_contraband": "{seat} sells {contraband} for {gold}.",
    "lost_contraband": "{seat} loses {contraband}.",
    "fire": "The harbour of {zone} burns: no ships and no goods are bought there in this turn.",
    "uprising": "An uprising! {zone} is {nation} from now on.",
    "visits": "{seat} visits: {place} at {zone}.",
    "raids_location": "{seat} attacks: {place} at {zone}.",
    "bombards": "{seat} fires at the shore: {die}.",
    "location_taken": "{seat} takes {place} at {zone}; nothing is left of it.",
    "favors": "{seat} has {number} favors.",
    "spent_favor": "{seat} spends {number} favors.",
    "loyalty": "{seat}'s crew: {step}.",
    "mutiny": "Mutiny! {seat}'s crew has had enough.",
    "rallied": "{seat}'s crew goes on for another action.",
    "wants_to_play": "{seat} wants to play {glory_card}; will the crew follow?",
}

REASONS = {
    "not_offered": "That is not open to you now",
    "at_sea": "You are not in port",
    "in_port": "You are in port",
    "calm": "In a dead calm nobody makes more than two Moves",
    "closed": "This port is closed to you",
    "closed_or_open": "The port cannot be entered in this way now",
    "no_port": "There is no port",
    "no_action_left": "You have no action left for that",
    "port_taken": "You have taken the Port action in this turn already",
    "not_adjacent": "That zone is not adjacent",
    "no_merchant": "There is no such merchant to be found here",
    "ship_broken": "A hit-location of your ship is destroyed: no raids",
    "no_rumor_here": "You have no rumor to look into here",
    "nothing_to_search": "Your mission has nothing to search for here",
    "not_here": "They are not here",
    "not_in_hand": "You do not hold that card",
    "wrong_moment": "That card cannot be played now",
    "sell_first": "Goods are sold first or not at all",
    "hold_empty": "You have nothing to sell",
    "hold_full": "You have no room for more cargo",
    "crew_full": "Your crew is complete",
    "no_service": "Pirates get no service here",
    "too_dear": "You cannot afford that",
    "no_mission_here": "There is no mission here",
    "mission_refused": "You are not the captain for this mission",
    "nothing_to_deliver": "You have nothing to deliver here",
    "no_stash_here": "Your stash is in your home port",
    "no_gold": "You have not that much gold",
    "no_envoy": "There is no envoy to do that, or no bounty",
    "no_retirement": "A captain retires in the home port, as the whole Port action",
    "nothing_at_yard": "The shipyard has nothing for you",
    "done_already": "You have done that in this Port action already",
    "no_such_good": "You have no such good",
    "no_redraw": "No new display can be had here now",
    "not_on_table": "No such card lies there",
    "one_ship_a_visit": "You have bought a ship on this visit already",
    "not_for_sale": "That ship is not for sale",
    "not_damaged": "That location is not damaged",
    "crew_not_repaired": "Men are recruited, not repaired",
    "no_mod_here": "No modification lies there",
    "mod_face_down": "The modification there still lies face down",
    "mod_does_not_fit": "Your ship has no use for that modification",
    "weapon_sold_out": "There are no more of that weapon",
    "weapon_aboard": "You have that weapon aboard already",
    "traded_already": "You have traded that weapon on this visit already",
    "no_such_weapon": "You have no such weapon",
    "no_such_bounty": "You have no bounty of that nation",
    "no_failed_die": "No die has failed",
    "no_success_left": "You have no success left for that",
    "same_flag": "Token and port have the same flag",
    "first_round": "In the first round everybody shoots",
    "no_masts": "Without masts a ship can only shoot",
    "no_crew": "Without a crew nobody boards",
    "npc_stands": "This ship flees only when it has fewer cannons or men",
    "no_such_die": "You have no such die",
    "no_ammunition": "You have no such ammunition",
    "no_such_hit": "There is no such hit",
    "destroyed": "That location is destroyed already",
    "spared": "The last point of Hull is spared",
    "not_that_mod": "You have no such modification to put down",
    "has_mod": "That port has a modification",
    "not_nearest": "That port is not the nearest one open to you",
    "no_pirate_near": "No pirate waits there",
    "not_a_first_ship": "A captain begins with a sloop or a flute",
    "not_aboard": "No such specialist is aboard",
    "has_specialist": "You have no place for that specialist",
    "not_in_supply": "No such token is in the supply",
    "not_your_rumor": "You do not hold that rumor",
    "does_not_scout": "That ship does not look for you",
    "no_way": "There is no way in that direction",
    "not_on_board": "That ship is not on the board",
    "not_in_play": "That module is not in play",
    "against_wind": "The first Move against the wind takes two actions",
    "no_such_contraband": "No such contraband can be traded here now",
    "fire": "The harbour is burning",
    "spread_evenly": "Every other location is hit before one is hit again",
    "nothing_there": "There is no such card",
    "no_market": "The reserve has nothing for this port now",
    "favors_full": "You cannot have more favors",
    "no_favor_entry": "The port is open to you, or you have too few favors",
    "not_fierce": "Your crew is not fiercely loyal, or has been asked in this turn",
    "no_cheer": "Gold makes this crew no happier",
    "not_at_sea": "Nobody walks the plank in port",
    "one_nation": "In a visit bounties of one nation are taken off",
    "station_trades": "A trade station only sells and buys",
    "navy_out": "A ship of that navy is at sea already",
    "no_card": "The event deck has no such captain",
    "no_location": "There is nothing to visit or raid here",
    "no_raid_here": "There is nothing to raid",
    "visited": "You have been there in this turn",
    "not_welcome": "You are not welcome there, or there is nothing for you",
    "not_your_captain": "That captain is not yours to choose",
}

CHANCE = {
    "die": "Roll a die. What does it show?",
    "card": "Draw a cargo card. Which is it?",
    "glory_card": "Draw a glory card. Which is it?",
    "rumor": "Draw a rumor. Which is it?",
    "mission": "Draw a mission. Which is it?",
    "event": "Draw an event. Which is it?",
    "captain": "Draw a captain. Who is it?",
    "demand": "Draw a demand token. Which good is it?",
    "mod": "Turn over a modification token. Which is it?",
    "merchant": "Turn over the merchant token. Which nation is it?",
    "nation": "Draw a nation for the war. Which is it?",
    "start": "Who is the start player?",
    "wind": "Spin the spinner. Where does the wind blow to?",
    "location_token": "Draw a location token. Which is it?",
    "zone": "Choose a zone at random. Which is it?",
    "upgrade": "Draw an NPC upgrade token. Which is it?",
    "reserve": "Draw a modification token from the reserve, unseen if nobody has seen it before. Which is it?",
    "cube": "Draw a cube from the bag. Whose is it?",
}

ICONS = (*(f"a hit on {location}" for location in LOCATIONS), "Escape")
MOMENT_WORDS = (
    "your captain would die",
    "in port",
    "you won a contest with Shoot",
    "hits were rolled",
    "in your turn",
    "before your Scouting roll",
    "you have been found",
    "selling",
    "buying",
    "before a round of crew combat",
    "your boarding has just failed",
    "crew combat begins",
    "before the rumor roll",
    "the raid has succeeded",
    "the merchant is about to escape",
    "a specialist",
)


def chances(dice: int) -> str:
    """How many dice, and how likely one of them shows a skull."""
    percent = round(100 * (1 - (2 / 3) ** dice))
    return f"{dice} {'die' if dice == 1 else 'dice'}: {percent} %"


def upgrade_name(t: Any, token: int) -> str:
    mods = len(t.upgrade_mods)
    if token < 2:
        return ("nothing", "two things")[token]
    if token < 2 + mods:
        return str(t.mod_names[t.upgrade_mods[token - 2]])
    return str(t.weapon_names[t.upgrade_weapons[token - 2 - mods]])


def contraband_name(t: Any, card: int) -> str:
    at = card - CARGO_CARDS
    return f"{t.contraband_labels[at]} for {t.zone_names[t.contraband_port[at]]}"


def captain_line(t: Any, captain: int) -> str:
    """Skills, home and talent of a captain, for who has to choose."""
    skills = "/".join(str(skill) for skill in t.captain_skills[captain])
    return f"{skills}, {t.zone_names[t.captain_home[captain]]}. {t.captain_texts[captain]}"


def spell(t: Any, fact: str, value: int) -> str:
    """A fact in words."""
    if fact in ("zone", "from_zone"):
        return str(t.zone_names[value]) if value >= 0 else "nowhere"
    if fact == "captain":
        return str(t.captain_names[value])
    if fact in ("good", "demand"):
        return str(t.goods[value])
    if fact == "cargo":
        return f"{t.goods[t.good[value]]} {t.plunder[value]} ({ICONS[t.icon[value]]})"
    if fact == "icon":
        return ICONS[value]
    if fact == "nation":
        return NATIONS[value]
    if fact == "ship":
        return str(t.ship_names[value]).lower()
    if fact == "event":
        return str(t.event_names[value])
    if fact == "glory_card":
        return str(t.glory_names[value])
    if fact == "rumor":
        return str(t.rumor_names[value]) if value >= 0 else "a rumor"
    if fact == "mission":
        return str(t.mission_names[value]) if value >= 0 else "none"
    if fact == "mod":
        return str(t.mod_names[value]) if value >= 0 else "nothing"
    if fact == "weapon":
        return str(t.weapon_names[value])
    if fact == "contraband":
        return contraband_name(t, value)
    if fact == "place":
        return str(t.location_names[value])
    if fact == "step":
        return LOYALTY_STEPS[value]
    if fact == "upgrade":
        return upgrade_name(t, value)
    if fact == "reef":
        return str(t.weapon_names[value - 4])
    if fact == "captain_text":
        return captain_line(t, value)
    if fact == "redrawn":
        what, card = divmod(value, 1000)
        return spell(t, ("glory_card", "rumor", "mission", "cargo", "good")[what], t.good[card] if what == 4 else card)
    if fact in ("location", "target"):
        return LOCATIONS[value]
    if fact in ("die", "other"):
        return "skull" if value >= SKULL else str(value)
    if fact == "skill":
        return SKILLS[value]
    if fact == "npc":
        return NPC_NAMES[value]
    if fact == "direction":
        return DIRECTIONS[value]
    if fact == "moment":
        return MOMENT_WORDS[value]
    if fact == "declaration":
        return ("Shoot", "Board", "Flee")[value]
    if fact == "volley":
        return (*LOCATIONS, "a skull", "ammunition")[value]
    if fact == "evade":
        return ("nothing", *LOCATIONS, "a skull", "ammunition")[value]
    if fact == "reroll":
        return "skull" if value >= SKULL else str(value)
    if fact == "spend":
        return str(t.weapon_names[value - 1])
    if fact == "out":
        return ("Into the chest", "Out of the chest")[value]
    if fact == "dice":
        return chances(value)
    if fact == "cost":
        return {0: " with the wind, free", 1: ""}.get(value, f" against the wind, {value} actions")
    if fact == "test":
        return f" (Influence, {chances(value)})" if value > 0 else ""
    if fact == "recruiting":
        return f"Leadership, {chances(value)}; else " if value > 0 else ("free, not " if value else "")
    if fact == "card_text":
        return str(t.glory_texts[value])
    if fact == "bounty":
        return f": a bounty of the {NATIONS[value]}" if value >= 0 else ": no bounty"
    if fact == "moves":
        return f", {value} more for Moves only" if value else ""
    if fact == "price":
        return f" for {value} gold" if value else ""
    return str(value)


FEATURES = {
    "glory": "glory on the track",
    "stash": "the stash",
    "lost": "a captain at sea",
    "ship": "the ship",
    "cards": "glory cards",
    "crewmen": "specialists",
    "gold": "gold aboard",
    "victory": "the victory in reach",
    "doing": "what is being done",
    "cargo": "cargo and where it sells",
    "errands": "rumors and missions",
    "danger": "safety from hunters",
    "bounties": "freedom from bounties",
    "merchant": "a merchant in reach",
    "men": "favors and the mood of the crew",
    "contraband": "contraband and where it sells",
    "time": "what is left of the turn",
}

ENGLISH = Words(PROMPTS, LABELS, EVENTS, REASONS, CHANCE, spell, FEATURES, "glory")
