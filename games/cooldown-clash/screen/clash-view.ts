import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { listOf } from '@hub/ui/language/formatters.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { typedNumber } from '@hub/ui/text/typed-number.ts';
import { plural, t } from '@lingui/core/macro';
import type { ClashPlayer, ClashState } from '../game.ts';

/** How long each part of the results takes, in milliseconds. */
export const REVEAL_MS = 3_000;
const COUNT_UP_MS = 1_000;

/** How much of a round's results is shown so far. */
export interface ResultsStage {
  /** Number of guesses that are revealed. */
  readonly revealed: number;
  /** Progress of counting up the cooldown, 0 to 1. */
  readonly counted: number;
  /** Whether points are shown and added to the totals. */
  readonly showsGains: boolean;
}

/** Shows the guesses one by one over 3 s, then the cooldown over 1 s, then the points. */
export function stageAt(elapsedMs: number, guesses: number): ResultsStage {
  const revealed = guesses === 0 ? 0 : Math.min(guesses, Math.floor(elapsedMs / (REVEAL_MS / guesses)) + 1);
  const counted = Math.min(1, Math.max(0, (elapsedMs - REVEAL_MS) / COUNT_UP_MS));
  return { revealed, counted, showsGains: counted === 1 };
}

/** The stage in which everything is shown. */
export const completeStage = (guesses: number): ResultsStage => ({
  revealed: guesses,
  counted: 1,
  showsGains: true,
});

/** The correct cooldown in seconds; undefined before the results. */
export const answerOf = ({ targetSpell }: ClashState): number | undefined => targetSpell.cooldown?.[0];

/** Distance of a guess from the answer in seconds, rounded to 0.01; Infinity without a guess. */
export const distance = ({ guess }: ClashPlayer, answer: number): number =>
  guess === null ? Number.POSITIVE_INFINITY : Math.round(Math.abs(guess - answer) * 100) / 100;

/** Players by closeness of their guess, then the players without a guess. */
export const byCloseness = ({ players }: ClashState, answer: number): readonly ClashPlayer[] =>
  players
    .filter(({ hasLeft, guess }) => !hasLeft || guess !== null)
    .toSorted((one, other) => {
      const [near, far] = [distance(one, answer), distance(other, answer)];
      return near === far ? 0 : near - far;
    });

/** Place of a player's guess in a round, 1 for the closest; equally close players share a place. */
export const placeIn = (players: readonly ClashPlayer[], player: ClashPlayer, answer: number): number =>
  1 + players.filter((other) => distance(other, answer) < distance(player, answer)).length;

/** A player's points as displayed: the points of the round are added at the end of its results. */
export const shownPoints = ({ totalPoints, points }: ClashPlayer, showsGains: boolean): number =>
  showsGains ? totalPoints : totalPoints - points;

/** Negative if `one` is ahead of `other`: who stayed before who left, then by points. So the winner is ahead of all. */
const compare = (one: ClashPlayer, other: ClashPlayer, showsGains = true): number =>
  Number(one.hasLeft) - Number(other.hasLeft) ||
  shownPoints(other, showsGains) - shownPoints(one, showsGains);

/** Players by rank, best first; those of equal rank keep their seat order. */
export const ranking = (players: readonly ClashPlayer[], showsGains = true): readonly ClashPlayer[] =>
  players.toSorted((one, other) => compare(one, other, showsGains));

/** Rank of a player, 1 for the best; players with equal points share a rank. */
export const placeOf = (player: ClashPlayer, players: readonly ClashPlayer[]): number =>
  1 + players.filter((other) => compare(other, player) < 0).length;

/** Whether one player alone has the first rank and enough points, which wins after the results. */
export function isDecided({ players, winPoints }: ClashState): boolean {
  const [best, ...others] = players.filter((player) => placeOf(player, players) === 1);
  return best !== undefined && best.totalPoints >= winPoints && others.length === 0;
}

/** The line of guesses ends here: one guess far off would press all others together. */
export const endOfLine = (answer: number): number => Math.max(answer * 2.5, answer + 20);

/** Returns a function that maps a guess or the answer to its position on a line, in percent from the left. */
export function lineOf(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const margin = Math.max(span * 0.12, 1);
  return (value) => ((value - low + margin) / (span + 2 * margin)) * 100;
}

/** Result of a finished round, for the line below the next round. */
export interface LastRound {
  readonly spell: string;
  readonly cooldown: number;
  readonly closest: readonly string[];
  readonly guess: number | null;
  readonly gained: number;
}

/** Result of the round whose results are shown; undefined while none are. */
export function lastRoundOf(state: ClashState, me: string): LastRound | undefined {
  const cooldown = answerOf(state);
  if (state.action !== 'showResults' || cooldown === undefined) return undefined;
  const best = state.players.filter(({ points }) => points > 0);
  return {
    spell: state.targetSpell.name,
    cooldown,
    closest: best.map(({ name }) => name),
    guess: best[0]?.guess ?? null,
    gained: state.players.find(({ id }) => id === me)?.points ?? 0,
  };
}

/** Text for screen readers. */
export function sentence(state: ClashState, isRevealed: boolean): string {
  const { action, targetChampion, targetSpell } = state;
  if (action === 'sendData') return t`The reel is turning...`;
  if (action === 'countdown')
    return `${t`${{ champion: ownChampionName(targetChampion.name) }}, ${{ key: targetSpell.key }}: ${{ spell: targetSpell.name }}.`} ${t`Guess the cooldown in seconds, at rank 1.`}`;
  const answer = answerOf(state);
  if (!isRevealed || answer === undefined) return '';
  const guesses = byCloseness(state, answer).map(({ name, guess, points }) =>
    guess === null
      ? t`${{ name: isolated(name) }} did not guess.`
      : points > 0
        ? plural(points, {
            one: `${{ name: isolated(name) }}: ${guess}, # point.`,
            other: `${{ name: isolated(name) }}: ${guess}, # points.`,
          })
        : t`${{ name: isolated(name) }}: ${guess}.`,
  );
  return [
    t`The cooldown at rank 1 is ${plural({ cooldown: answer }, { one: '# second', other: '# seconds' })}.`,
    ...guesses,
  ].join(' ');
}

/** Milliseconds between ticks: at first, below half and below a quarter of the time. */
const TICK_MS = [1_000, 500, 250] as const;

/** Milliseconds from one tick to the next. */
export function tickInterval(remainingMs: number, totalMs: number): number {
  const [slow, faster, fastest] = TICK_MS;
  if (remainingMs < totalMs / 4) return fastest;
  return remainingMs < totalMs / 2 ? faster : slow;
}

/** A typed guess: digits and one decimal, 0 to 999. A lone minus is kept. */
export function clampGuess(text: string, max: number): string {
  const figure = typedNumber(text, 1);
  if (figure.startsWith('-')) return figure === '-' ? '-' : '0';
  return Number(figure) > max ? String(max) : figure;
}

/** How many guesses of a player were the closest or exact: `2 closest, 1 exact`. */
export const storyOf = ({ closestRounds, exactRounds }: ClashPlayer): string =>
  listOf(
    [
      ...(closestRounds ? [plural({ closest: closestRounds }, { other: '# closest' })] : []),
      ...(exactRounds ? [plural({ exact: exactRounds }, { other: '# exact' })] : []),
    ],
    'narrow',
  );
