import { dateFormat, listOf } from '@hub/ui/language/formatters.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { t } from '@lingui/core/macro';
import { PODIUM_PLACES } from '../../leaderboards/screen/podium.tsx';
import type { LeagueReply, LeagueRowReply } from '../calls.ts';
import { bestDays, duelsWon, firstTries, riftsIn, riftsSolved as solvedInWords } from './texts.ts';

type DayPoints = NonNullable<LeagueRowReply['days'][number]>;

/** What a rift solved at the first try gives, and the first place of a duel. */
const FIRST_TRY = 9;
const DUEL_WON = 10;
/** From this many points on, guesses follow from them: a rift gives ten less its guesses, and one at least. */
const EXACT = 2;

const DATE = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The first and the last day of a league. */
export const spanOf = ({ days }: Pick<LeagueReply, 'days'>): string =>
  t`${{ first: DATE(Date.parse(days[0] ?? '')) }} to ${{ last: DATE(Date.parse(days.at(-1) ?? '')) }}`;

/** The first three of a week, of those who have points. */
export const podiumOf = ({ rows }: Pick<LeagueReply, 'rows'>): readonly LeagueRowReply[] =>
  rows.filter(({ points }) => points > 0).slice(0, PODIUM_PLACES);

const playedDays = ({ days }: LeagueRowReply): readonly DayPoints[] => days.flatMap((day) => day ?? []);
const firstTriesOf = ({ rifts }: DayPoints): number => rifts.filter((points) => points === FIRST_TRY).length;
const solved = ({ rifts }: DayPoints): number => rifts.filter((points) => points !== null).length;

/** Rifts that the members have solved in the week. */
export const riftsSolved = ({ rows }: Pick<LeagueReply, 'rows'>): number =>
  rows.flatMap(playedDays).reduce((sum, day) => sum + solved(day), 0);

/** Facts one after the other. Where they stand alone, the style sheet begins them with a capital. */
const factList = (facts: readonly string[]): string => listOf(facts, 'narrow');

/** What made a day good, from its points alone. */
export function dayFacts(day: DayPoints): string {
  const first = day.rifts.indexOf(FIRST_TRY);
  const isExact = day.rifts.every((points) => (points ?? 0) >= EXACT);
  const guesses = day.rifts.reduce<number>((sum, points) => sum + FIRST_TRY + 1 - (points ?? 0), 0);
  const rifts =
    first >= 0
      ? t`first try at ${{ game: dailyScreens[first]?.game.names.title ?? '' }}`
      : isExact
        ? riftsIn(day.rifts.length, guesses)
        : solvedInWords(solved(day));
  return factList([
    ...(first >= 0 || solved(day) > 0 ? [rifts] : []),
    ...(day.duel === DUEL_WON ? [t`won the duel`] : []),
  ]);
}

/** What made a week good: the best that can be said of a member, at most two things. */
export function weekFacts({ winners }: Pick<LeagueReply, 'winners'>, row: LeagueRowReply): string {
  const days = playedDays(row);
  const best = winners.filter((players) => players.some(({ id }) => id !== null && id === row.player.id));
  const tries = days.reduce((sum, day) => sum + firstTriesOf(day), 0);
  const duels = days.filter(({ duel }) => duel === DUEL_WON).length;
  const missed = days.some((day) => solved(day) < day.rifts.length);
  const facts = [
    ...(best.length > 0 ? [bestDays(best.length)] : []),
    ...(tries > 0 ? [firstTries(tries)] : []),
    ...(duels > 0 ? [duelsWon(duels)] : []),
    ...(missed || days.length < winners.length ? [] : [t`missed no rift`]),
  ];
  return factList(facts.slice(0, 2));
}
