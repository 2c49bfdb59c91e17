import { pickTexts } from '@hub/ui/language.ts';
import { ROUND_SECONDS } from '../descriptor.ts';

/** Texts of Rift Guesser. Numbers are passed already formatted. */
const en = {
  title: 'Rift Guesser',
  description: `A piece of the map, zoomed in eighteen times. Mark where it lies before ${ROUND_SECONDS} seconds pass.`,
  tags: ['Map Knowledge', 'Time Pressure', 'Earn Blue essence'],
  reward: (essence: number, min: number): string =>
    `${essence} BE for every round you survive, from ${min} rounds on`,
  tooShort: (min: number): string => `A game pays from ${min} rounds on.`,
  start: 'Start Game',
  goOn: (rounds: number): string => `Continue (${rounds})`,
  startPractice: 'Start Practice',
  once: 'One try',

  loading: 'Loading...',
  reconnecting: 'Reconnecting…',
  lostTitle: 'The game closed',
  refused: 'The game did not open',
  replaced: {
    title: 'You are playing in another tab',
    text: 'A game can be played in one place at a time. Take it up here whenever you like; its clock goes on.',
    retryLabel: 'Play here',
  },
  closed: {
    title: 'The connection was closed',
    text: 'Your life and your rounds are safe. Connect again to go on.',
    retryLabel: 'Try again',
  },

  ready: 'Ready?',
  rules: [
    'Every round shows a small section of the map.',
    `Mark on the minimap where it lies, and lock in within ${ROUND_SECONDS} seconds.`,
    'What you are off is taken from your life. No marker costs 2,500.',
  ],

  score: 'Score',
  life: 'Life',
  lifeOf: (life: string, all: string): string => `${life} of ${all} life`,
  round: (round: number): string => `Round ${round}`,
  roundBegins: (round: number, seconds: number, life: string): string =>
    `Round ${round}. You have ${seconds} seconds and ${life} life.`,
  secondsLeft: (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  section: 'The section of the map to find, zoomed in',
  where: 'Where is this?',
  hint: 'Click the map to move your marker. Missing the timer costs 2,500 life.',
  minimap: 'Minimap',
  keys: 'Arrow keys move the marker, with Shift in larger steps. Enter locks it in.',
  markerAt: (left: number, top: number): string => `Marker at ${left}% from the left, ${top}% from the top.`,
  lockIn: 'LOCK IN',
  /** Why nothing can be locked in yet. */
  markFirst: 'Mark the map first',

  result: (round: number): string => `Result of round ${round}`,
  distance: 'Distance',
  paces: 'paces',
  remaining: 'Remaining',
  grades: { bullseye: 'Bullseye', close: 'Close', warm: 'Warm', far: 'Far', none: 'No marker' },
  within: (paces: string): string => `within ${paces}`,
  nearInARow: (rounds: number): string => `${rounds} near in a row`,
  graded: (grade: string, place: string): string => `${grade}: ${place}.`,
  crop: 'The section',
  places: {
    sides: { blue: 'Blue side', red: 'Red side' },
    ofSide: (side: string, thing: string): string => `${side} ${thing}`,
    camps: {
      blueBuff: 'blue buff',
      gromp: 'gromp',
      wolves: 'wolves',
      raptors: 'raptors',
      redBuff: 'red buff',
      krugs: 'krugs',
      scuttle: 'scuttle crab',
    },
    riverCamp: 'River scuttle crab',
    pits: { baron: 'Baron pit', dragon: 'Dragon pit' },
    nexus: 'nexus',
    lanes: { top: 'top', mid: 'middle', bot: 'bottom' },
    inhibitor: (lane: string): string => `${lane} inhibitor`,
    turret: (lane: string): string => `${lane} lane turret`,
    nexusTurret: 'nexus turret',
    areas: {
      topLane: 'Top lane',
      midLane: 'Middle lane',
      botLane: 'Bottom lane',
      topAlcove: 'Top alcove',
      botAlcove: 'Bottom alcove',
      riverTop: 'Upper river',
      riverBot: 'Lower river',
      blueTopJungle: 'Blue side upper jungle',
      redTopJungle: 'Red side upper jungle',
      blueBotJungle: 'Blue side lower jungle',
      redBotJungle: 'Red side lower jungle',
      blueBase: 'Blue base',
      redBase: 'Red base',
      blueSpawn: 'Blue fountain',
      redSpawn: 'Red fountain',
    },
    edge: 'Edge of the map',
  },
  yourGuess: 'Your guess',
  actualSpot: 'Actual spot',
  answer: (distance: string, lost: string, left: string): string =>
    `Distance ${distance} paces. ${lost} life lost, ${left} left.`,
  missed: (lost: string, left: string): string => `${lost} life lost, ${left} left.`,
  nextRound: 'Next Round',
  seeResult: 'See your result',

  over: 'Game Over',
  roundsSurvived: (rounds: number): string => `${rounds === 1 ? 'round' : 'rounds'} survived`,
  bullseyes: (count: number): string => `${count} ${count === 1 ? 'bullseye' : 'bullseyes'}`,
  highscore: 'Highscore',
  newHighscore: 'New highscore',
  dailyLimit: (essence: string): string =>
    `You have earned today's ${essence} Blue Essence from score games. Scores still count; a new day begins at 00:00 UTC.`,
  pins: 'All markers of this game',
  bestMarker: (round: number, distance: string): string =>
    `Best marker: round ${round}, off by ${distance} paces`,
  playAgain: 'Play Again',
  home: 'Home',
};

export const riftGuesserTexts = pickTexts({ en });
