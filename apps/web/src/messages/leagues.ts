import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const PLACES = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const placeInWords = (place: number): string => PLACES[place] ?? `number ${place}`;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function moved(place: number, before: number | null): string {
  if (before === null || before === place) return '';
  const places = inWords(Math.abs(before - place));
  return `, ${places} ${before > place ? 'up' : 'down'} since yesterday`;
}

const en = {
  placeInAll: (place: number): string => `Your place: ${placeInWords(place)}.`,
  placeToday: (place: number, before: number | null): string =>
    `Your place today: ${placeInWords(place)}${moved(place, before)}.`,
  duelPlace: (of: { readonly place: number; readonly points: number; readonly isClosed: boolean }): string =>
    `${sentence(placeInWords(of.place))}${of.isClosed ? '' : ' so far'}: ${counted(of.points, 'point', 'points')}`,
  andOthers: (others: number): string => `and ${inWords(others)} with the same points`,
  winner: (names: readonly string[]): string => {
    if (names.length === 0) return 'A week without a winner';
    const winners = names.map(isolated).join(' and ');
    return names.length === 1 ? `${winners} wins the week` : `${winners} win the week`;
  },

  riftsIn: (rifts: number, guesses: number): string => `${inWords(rifts)} rifts in ${guesses}`,
  riftsSolved: (rifts: number): string =>
    rifts === 1 ? 'one rift solved' : `${inWords(rifts)} rifts solved`,
  bestDays: (days: number): string => (days === 1 ? 'best of one day' : `best of ${inWords(days)} days`),
  firstTries: (tries: number): string => (tries === 1 ? 'one first try' : `${inWords(tries)} first tries`),
  duelsWon: (duels: number): string => (duels === 1 ? 'won a duel' : `won ${inWords(duels)} duels`),
};

export const leagueTexts = pickTexts({ en });
