import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const seconds = (count: number): string => `${count} s`;

const en = {
  title: 'Cooldown Clash',
  scoreboard: 'Scoreboard',
  upTo: (points: number) => `first to ${points} points`,
  points: (points: number) => `${points} points`,
  gained: (points: number) => `+${points}`,
  hasGuessed: 'has guessed',
  watching: 'You take the place of a bot when this round is over.',
  thinking: 'no guess yet',
  left: 'Left',
  away: 'Away',
  reel: 'The reel is turning...',
  ask: 'Guess the cooldown in seconds, at rank 1.',
  secondsLeft: (left: number) => `${left} ${left === 1 ? 'second' : 'seconds'} left`,
  field: 'Cooldown in seconds',
  unit: 's',
  less: '−5',
  more: '+5',
  lessLabel: 'Five seconds less',
  moreLabel: 'Five seconds more',
  guess: 'Guess',
  change: 'Change guess',
  yourGuess: (guess: number) => `Your guess: ${seconds(guess)}`,
  notGuessed: 'no guess',
  reconnecting: 'Reconnecting…',
  practice: 'Against bots',
  atRankOne: 'Cooldown at rank 1',
  seconds,
  off: (difference: number) => `${seconds(difference)} off`,
  exact: 'exact',
  nextRound: 'Next round in',
  lastRound: 'Last round:',
  closest: 'Closest:',
  closestWith: (guess: number) => `with ${seconds(guess)}`,
  gainedLabel: 'Gained:',
  nobody: 'no guesses',
  announcements: {
    spell: (champion: string, key: string, spell: string) => `${champion}, ${key}: ${spell}.`,
    answer: (cooldown: number) => `The cooldown at rank 1 is ${cooldown} seconds.`,
    guess: (name: string, guess: number | null, points: number) =>
      guess === null
        ? `${isolated(name)} did not guess.`
        : `${isolated(name)}: ${guess}${points > 0 ? `, ${points} points` : ''}.`,
  },
  kinds: {
    bolt: { name: 'Bolt', line: 'Goes for one target, or hits what it meets on its way.' },
    wave: { name: 'Wave', line: 'Strikes everything in an area at once.' },
    dash: { name: 'Dash', line: 'Carries the champion to another place.' },
    ward: { name: 'Ward', line: 'Protects against damage or control.' },
    trap: { name: 'Trap', line: 'Stays on the ground and works there for a while.' },
    aura: { name: 'Aura', line: 'Makes the champion or allies stronger or faster for a while.' },
    heal: { name: 'Heal', line: 'Restores health.' },
    form: { name: 'Change', line: 'Gives the champion another form, or hides it.' },
  },
  end: {
    story: (closest: number, exact: number) =>
      [closest > 0 ? `${closest} closest` : '', exact > 0 ? `${exact} exact` : ''].filter(Boolean).join(', '),
    line: (points: number, rounds: number) =>
      `First to ${points} after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
    rounds: 'The rounds',
    abandoned: (rounds: number) => `Given up after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`,
  },
};

export const clashTexts = pickTexts({ en });
