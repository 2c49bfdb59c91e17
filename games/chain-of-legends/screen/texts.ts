import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const lives = (count: number): string => `${count} ${count === 1 ? 'life' : 'lives'}`;

const en = {
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${isolated(name)} is on turn`,
  seconds: (seconds: number) => `${seconds} s`,
  secondsLeft: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  startsWith: 'next name starts with',
  after: (champion: string) => `after ${champion}`,
  freeName: 'any champion may begin',
  livesLeft: (left: number, all: number) => `${left} of ${all} lives`,
  out: 'Out',
  left: 'Left',
  away: 'Away',
  field: 'Champion name',
  placeholder: 'Name a champion',
  placeholderAfter: (letter: string) => `… a champion with ${letter}`,
  prepare: 'Prepare your next answer',
  watching: 'You play in the next game',
  outPlate: {
    title: 'You are out',
    place: (place: number, of: number) => `Place ${place} of ${of}.`,
    because: {
      wrongLetter: (input: string) => `“${isolated(input)}” starts with the wrong letter.`,
      used: (input: string) => `“${isolated(input)}” was used already.`,
      unknown: (input: string) => `There is no champion called “${isolated(input)}”.`,
      late: () => 'Your time ran out.',
      jinxed: () => 'Jinxed: no champion was left for your letter.',
    },
    newGame: 'New game',
    leave: 'Leave',
  },
  fixedLetter: (letter: string) => `The first letter, ${letter}, is typed already.`,
  usedAlready: (champion: string) => `${champion} is used already`,
  send: 'Send',
  suggestion: 'Did you mean',
  take: 'Tab',
  takeSuggestion: (champion: string) => `Take ${champion}`,
  used: 'Used',
  usedOf: (used: number, all: number) => `${used} of ${all}`,
  usedNone: 'No champion has been named since the chain began.',
  jinxed: 'Jinxed',
  jinxedLine: 'No champion is left for that letter. One life lost, the chain restarts.',
  practice: 'Against bots',
  reconnecting: 'Reconnecting…',
  announcements: {
    yourTurn: (letter: string | null) =>
      letter === null
        ? 'Your turn. Any champion may begin.'
        : `Your turn. Name a champion that starts with ${letter}.`,
    right: (name: string, champion: string) => `${isolated(name)}: ${champion} is right.`,
    mistakes: {
      wrongLetter: (name: string, input: string) =>
        `${isolated(name)}: ${input} starts with the wrong letter.`,
      used: (name: string, input: string) => `${isolated(name)}: ${input} was used already.`,
      unknown: (name: string, input: string) => `${isolated(name)}: there is no champion called ${input}.`,
      late: (name: string) => `${isolated(name)} ran out of time.`,
    },
    lifeLost: (left: number) => `One life lost, ${lives(left)} left.`,
    jinxed: (name: string) => `${isolated(name)} is jinxed: no champion was left. The chain restarts.`,
  },
  right: 'Right',
  quoted: (input: string) => `“${input}”`,
  wrong: {
    wrongLetter: 'Wrong letter',
    used: 'Already used',
    unknown: 'No such champion',
    late: 'Too late',
  },
  end: {
    chain: 'The last chain',
    links: (count: number) => `${count} ${count === 1 ? 'champion' : 'champions'}`,
    named: (count: number) => `${count} ${count === 1 ? 'champion' : 'champions'} named`,
    broke: (name: string, reason: string) => `${isolated(name)}: ${reason}`,
    input: (input: string, reason: string) => `${input}. ${reason}`,
    champions: 'Champions left',
    last: 'Last champion',
    lostThrough: 'Decided by',
    reasons: {
      jinxed: 'Jinxed: nothing was left to name',
      wrongInput: 'A wrong answer',
      late: 'No answer in time',
      left: 'A player left',
    },
    possible: 'Possible pick',
    usedCount: 'Champions used',
    none: 'none',
  },
};

export const chainTexts = pickTexts({ en });
