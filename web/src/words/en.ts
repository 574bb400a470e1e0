/** All words of the shell, in English. What is in {braces} is filled in. The table's own words stand beside the table. */

const flat = {
  // everywhere
  tagline: 'A harbour for board games of glory',
  skip: 'Skip to the content',
  menu: 'Pages',
  harbour: 'Harbour',
  newTable: 'New table',
  rules: 'Rules',
  settings: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  copy: 'Copy',
  copied: 'Copied.',
  share: 'Share',
  loading: 'One moment…',
  tryAgain: 'Try again',
  offline: 'There is no connection. What you see may be old.',
  youAre: 'You are {name}',
  yourName: 'Your name',
  rename: 'Change your name',
  renameAbout: 'Others at your tables see it. There is no account: this browser remembers who you are.',
  unreachable: 'The harbour does not answer. Is the server running, and are you online?',
  somethingWrong: 'Something went wrong ({status}).',
  credits: 'Icons from game-icons.net by Lorc, Delapouite and others, CC BY 3.0. Type: IM Fell DW Pica and Alegreya Sans, SIL OFL.',
  source: 'Tortuga is free software (MIT).',

  // harbour
  welcome: 'Five games, one harbour',
  welcomeAbout: 'Sit down against bots at once, invite friends by a link, or join an open table. No account, no waiting.',
  games: 'Games',
  players: '{least}–{most} players',
  playersOne: '{least} players',
  playNow: 'Play now',
  playNowAbout: 'Play now: {game} against bots',
  opening: 'Setting the table…',
  setUp: 'Set up a table',
  setUpAbout: 'Set up a table: {game}',
  readRules: 'Rules',
  readRulesAbout: 'Rules of {game}',
  running: 'Your games',
  yourTurn: 'Your turn',
  turnOf: 'Waiting for {names}',
  gathering: 'Waiting for players',
  freeSeats: '{n} free seats',
  freeSeat: 'one free seat',
  goOn: 'Go on',
  lobby: 'Open tables',
  lobbyEmpty: 'No table is open at the moment. Set one up, and others can find it here.',
  join: 'Join',
  watch: 'Watch',
  finished: 'Finished games',
  won: '{names} won',
  nobodyWon: 'Nobody won',
  replay: 'Replay',
  import: 'Open a record',
  importAbout: 'A finished game that was played elsewhere: a file that ends in .tortuga',
  justNow: 'just now',
  closed: 'closed',
  over: 'over',
  more: 'Show {n} more',

  // new table
  whichGame: 'Which game?',
  options: 'Options',
  noOptions: 'This game has no options.',
  seats: 'Seats',
  seat: 'Seat {n}',
  addSeat: 'Add a seat',
  removeSeat: 'Remove seat {n}',
  kindMe: 'Me',
  kindHere: 'Somebody here at this screen',
  kindInvite: 'A friend, by invitation',
  kindOpen: 'Anybody who comes along',
  kindBot: 'A bot',
  level: 'Level of the bot on seat {n}',
  kindOf: 'Who sits on seat {n}',
  nameOf: 'Name on seat {n}',
  name: 'Name',
  who: 'Who can come',
  byLink: 'By link only',
  listed: 'Shown in the harbour',
  pace: 'Pace',
  live: 'Live',
  days: 'Over days',
  clock: 'Clock',
  clockOff: 'None',
  clockMove: 'For every move',
  clockBank: 'For the whole game',
  time: 'Time',
  extra: 'Back for every move',
  seconds: '{n} seconds',
  minutes: '{n} minutes',
  minute: '1 minute',
  hours: '{n} hours',
  hour: '1 hour',
  daysLong: '{n} days',
  day: '1 day',
  none: 'none',
  watchers: 'Others may watch',
  watchersAbout: 'Spectators never see what is hidden.',
  delay: 'They see it {n} entries later',
  delayNone: 'They see it at once',
  delayLabel: 'How much later spectators see it',
  tableName: 'Name of the table',
  standIn: 'Bot for those who are gone',
  furtherSettings: 'Clock, spectators and more',
  open: 'Open the table',
  needMe: 'Somebody must sit at this table besides bots: choose “Me” for a seat.',
  yes: 'yes',
  no: 'no',

  // invitations
  invited: 'The table is open',
  invitedAbout: 'Send each friend their own link: it lets one person take that seat. Or let them point a phone at the code.',
  inviteFor: 'Invitation to seat {n}',
  inviteText: 'Play {game} with me on Tortuga',
  toTable: 'To the table',
  qr: 'The link as a code for phones',
  joinTitle: 'You are invited',
  joinAbout: 'A seat at this table of {game} is kept for you.',
  openTable: 'An open table',
  openTableAbout: 'There is a free seat at this table of {game}.',
  sit: 'Sit down',
  atTable: 'At the table',
  freeNow: 'free',
  bot: 'bot',
  noSeatLeft: 'All seats of this table are taken.',
  watchInstead: 'Watch instead',
  joined: 'You sit at this table already.',

  // replay
  replayOf: 'Replay: {game}',
  move: 'Move {n} of {of}',
  start: 'The beginning',
  first: 'To the beginning',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  slow: 'slow',
  normal: 'normal',
  fast: 'fast',
  eyes: 'Seen by',
  spectator: 'a spectator',
  log: 'Log',
  jump: 'Go to this moment',
  shareMoment: 'Copy a link to this moment',
  record: 'Download the record',
  scores: 'Scores',
  scoresOverTime: 'Scores over time',
  chartAbout: 'Scores after each move; at the end {scores}.',
  total: 'Total',
  part: 'From',
  winner: 'winner',
  notYet: 'The whole game can be replayed once it is over.',
  scrub: 'Move',
  board: 'Board',

  // rules
  rulesOf: 'Rules of {game}',
  search: 'Search the rules',
  contents: 'Contents',
  found: '{n} clauses found',
  foundOne: 'One clause found',
  foundNone: 'No clause says that.',
  linkTo: 'Link to {clause}',
  rulesEnglish: '',

  // settings
  language: 'Language',
  theme: 'Chart',
  themeSystem: 'As the device',
  themeLight: 'By day',
  themeDark: 'By night',
  motion: 'How fast moves are shown',
  motionOff: 'At once',
  motionSlow: 'Slowly',
  motionNormal: 'Normal',
  motionFast: 'Fast',
  confirm: 'Ask before final moves',
  confirmAbout: 'A choice that cannot be taken back must be confirmed.',
  notify: 'Tell me when it is my turn',
  notifyAbout: 'A message of the browser, while a table is open in another window.',
  notifyDenied: 'The browser does not allow messages from this page.',
  hook: 'Address that is told of my turn',
  hookAbout: 'For games over days: the server posts a short message there when you are asked and no device of yours is looking.',
  install: 'Install as an app',
  installAbout: 'Tortuga then opens in a window of its own.',
  device: 'On this device',
  deviceAbout: 'These settings are kept in this browser only.',
  saved: 'Saved.',

  // lost
  lost: 'Here be dragons',
  lostAbout: 'There is nothing at this address. It may be mistyped, or the table was closed.',
  back: 'Back to the harbour',
}

export type FlatWords = Record<keyof typeof flat, string>

export interface OptionWords {
  label: string
  help?: string
  choices?: Record<string, string>
}

export interface GameWords {
  about: string
  options: Record<string, OptionWords>
  /** What scores are made of. */
  parts?: Record<string, string>
}

export interface Words {
  flat: FlatWords
  /** By the keys of games. What is missing here is shown as the server says it. */
  games: Record<string, GameWords>
  bots: Record<string, { name: string; about: string }>
  surnames: string[]
}

export const en: Words = {
  flat,
  games: {
    'glory-islands': {
      about: 'Race once around the islands; put pirates ashore for glory, treasure and barrels.',
      options: {
        side: { label: 'Side of the board', help: 'The back has a storm in its centre.', choices: { front: 'Front', back: 'Back: the storm' } },
        wrecks: { label: 'Shipwrecks', help: 'The mini-expansion: wrecks to search on two corners.' },
        colours: { label: 'Colours of the seats', help: 'In the order of the seats. With two players green is Henry Morgan’s.' },
      },
    },
    'to-glory': {
      about: 'Sail after buried treasure and fire wooden cubes at ships, Kraken and Tower.',
      options: {
        gunnery: {
          label: 'Gunnery',
          help: 'How volleys are decided: the cubes fly in a simulation, or the outcome is drawn from a table made with it.',
          choices: { physics: 'Flying cubes', table: 'By table, quicker' },
        },
      },
    },
    islebound: {
      about: 'Sail an archipelago: trade, conquer or befriend its towns, and raise a capital city.',
      options: {
        advanced: { label: 'Advanced sea', help: 'The other side of the sea boards: other actions and strengths.' },
        trading: { label: 'Trading', help: 'Players in the same region may trade goods.' },
        'close-quarters': { label: 'Close quarters', help: 'For two players: ships on the same sea board crowd each other.' },
        raid: { label: 'Raids', help: 'One more action: raid a ship in the same region.' },
        'six-buildings': { label: 'Six buildings', help: 'Six buildings in the row instead of five.' },
        architect: { label: 'Architect', help: 'Drafted hands of buildings instead of a row and books.' },
      },
    },
    glory: {
      about: 'Roam four lands around a castle: fight, follow fates, run errands for towns, dare the lairs.',
      options: {
        dragons: { label: 'Dragon mode', help: '25 glory to win, and dragons stay on the board.' },
        heroes: { label: 'Heroes', help: 'Choose the heroes, or have them dealt at random.', choices: { choose: 'Chosen', dealt: 'Dealt' } },
        monster_dice: {
          label: 'Dice of the monsters',
          help: 'Who throws for a monster.',
          choices: { player: 'The next player', engine: 'By themselves' },
        },
      },
    },
    'merchants-and-marauders': {
      about: 'Trade, raid and fight in the Caribbean; the first captain with ten glory points wins.',
      options: {
        retirement: { label: 'Retirement', help: 'May a captain retire in the home port?' },
        turns: { label: 'Last turn', help: 'The game ends then, if nobody has won before; 0: as the data says.' },
      },
    },
  },
  bots: {
    random: { name: 'Ship’s monkey', about: 'takes any legal choice' },
    greedy: { name: 'Sailor', about: 'looks to the end of its turn' },
  },
  surnames: [
    'Saltbeard',
    'Stormcloud',
    'Driftwood',
    'Halfmoon',
    'Seadog',
    'Tarboots',
    'Gullwing',
    'Barnacle',
    'Brightblade',
    'Longwave',
    'Coralbone',
    'Fairwind',
  ],
}
