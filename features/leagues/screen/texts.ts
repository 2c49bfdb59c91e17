import { listOf } from '@hub/ui/language/formatters.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { plural, t } from '@lingui/core/macro';

const inWords = (count: number): string =>
  t({
    message: `${plural(count, { 0: 'no', 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', other: '#' })}`,
    comment: 'A small number within a sentence. Use # for all where a word would need a gender.',
  });

const placeInWords = (place: number): string =>
  t({
    message: `${plural(place, { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth', 6: 'sixth', 7: 'seventh', 8: 'eighth', 9: 'ninth', 10: 'tenth', other: 'number #' })}`,
    comment: 'A place in a league, after a colon: Your place: first.',
  });

export const placeInAll = (place: number): string => t`Your place: ${{ place: placeInWords(place) }}.`;

export function placeToday(at: number, before: number | null): string {
  const place = placeInWords(at);
  if (before === null || before === at) return t`Your place today: ${place}.`;
  const places = inWords(Math.abs(before - at));
  return before > at
    ? t`Your place today: ${place}, ${places} up since yesterday.`
    : t`Your place today: ${place}, ${places} down since yesterday.`;
}

export function duelPlace(of: {
  readonly day: string;
  readonly place: number;
  readonly points: number;
  readonly isClosed: boolean;
}): string {
  const place = placeInWords(of.place);
  return of.isClosed
    ? t({
        message: `${{ day: of.day }}'s duel: ${place}, ${plural({ points: of.points }, { one: '# league point', other: '# league points' })}`,
        comment:
          "{day} is a day of the week, {place} is such as: second. Saturday's duel: second, 7 league points",
      })
    : t({
        message: `${{ day: of.day }}'s duel: ${place} so far, ${plural({ points: of.points }, { one: '# league point', other: '# league points' })}`,
        comment:
          "{day} is a day of the week, {place} is such as: second. Saturday's duel: second so far, 7 league points",
      });
}

export const andOthers = (others: number): string =>
  t`and ${{ others: inWords(others) }} with the same points`;

export function winnerOf(names: readonly string[]): string {
  if (names.length === 0) return t`A week without a winner`;
  const winners = listOf(names.map(isolated));
  return t`${plural({ count: names.length }, { one: `${{ winners }} wins the week`, other: `${{ winners }} win the week` })}`;
}

export const riftsIn = (rifts: number, guesses: number): string =>
  t`${plural(rifts, { one: `${{ number: inWords(rifts) }} rift in ${guesses}`, other: `${{ number: inWords(rifts) }} rifts in ${guesses}` })}`;
export const riftsSolved = (rifts: number): string =>
  t`${plural(rifts, { one: `${{ number: inWords(rifts) }} rift solved`, other: `${{ number: inWords(rifts) }} rifts solved` })}`;
export const bestDays = (days: number): string =>
  t`${plural(days, { one: `best of ${{ number: inWords(days) }} day`, other: `best of ${{ number: inWords(days) }} days` })}`;
export const firstTries = (tries: number): string =>
  t`${plural(tries, { one: `${{ number: inWords(tries) }} first try`, other: `${{ number: inWords(tries) }} first tries` })}`;
export const duelsWon = (duels: number): string =>
  t`${plural(duels, { one: 'won a duel', other: `won ${{ number: inWords(duels) }} duels` })}`;
