/**
 * `node bench/bots.ts [--games 2000] [--seeds 3]`: measures how strong the bots of each lobby game are, in games of two, and how
 * well a player's rating predicts the wins against each. Pure rules; the machine's load does not matter.
 */
import { parseArgs } from 'node:util';
import { champions } from '@hub/catalog/champions';
import { foldName } from '@hub/catalog/name-matcher';
import { spells } from '@hub/catalog/spells';
import { expectedWins, FIRST_RATING, ratingAfter } from '@hub/engine/binding/rating';
import { nextInt, type Random, randomFrom } from '@hub/engine/kernel/random';
import { CHARACTERS, type Character } from '@hub/engine/lobby/bots';
import type { LobbyGame, LobbyGameTypes } from '@hub/engine/lobby/lobby-game';
import { chainFacts, chainOfLegends } from '@hub/games/chain-of-legends/rules/rules.ts';
import { candidates, currentPlayer } from '@hub/games/chain-of-legends/rules/state.ts';
import { clashFacts, cooldownClash } from '@hub/games/cooldown-clash/rules/rules.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, seeds: { type: 'string', default: '3' } },
});
const GAMES = Number(values.games);
const SEEDS = Number(values.seeds);
const STARTED_AT = Date.UTC(2025, 3, 16);
const RECORDED_GAMES = 2_000;

/** How well simulated persons play: share of known answers, and largest error of an estimate, in percent. */
const PERSONS = [
  { name: 'beginner', knowsPercent: 74, blurPercent: 60 },
  { name: 'casual', knowsPercent: 84, blurPercent: 38 },
  { name: 'good', knowsPercent: 91, blurPercent: 20 },
  { name: 'expert', knowsPercent: 96, blurPercent: 9 },
] as const;
type Person = (typeof PERSONS)[number];

/** A game with how a person of it plays. */
type Subject<T extends LobbyGameTypes> = {
  readonly title: string;
  readonly game: LobbyGame<T>;
  readonly facts: T['facts'];
  readonly settings: T['settings'];
  /** The next move of the person on seat 0; undefined while there is nothing to do. */
  move(
    game: T['game'],
    person: Person,
    random: Random,
  ): readonly [move: T['command'] | undefined, next: Random];
};

/** Plays one game to its end; returns the winner's number. */
function winnerOf<T extends LobbyGameTypes>(
  subject: Subject<T>,
  bots: readonly Character[],
  seed: string,
  person?: Person,
): number {
  const { game: rules, facts, settings } = subject;
  let now = STARTED_AT;
  let random = randomFrom(`${seed}/person`);
  const seats = bots.map((bot, at) => ({ number: -1 - at, bot, isConnected: true }));
  const players = person === undefined ? seats : [{ number: 0, bot: null, isConnected: true }, ...seats];
  let game = rules.setup({ settings, players, random: randomFrom(seed) }, { now, facts });
  for (;;) {
    const result = rules.result(game);
    if (result !== undefined) return result.winner;
    if (person !== undefined) {
      let next: T['command'] | undefined;
      [next, random] = subject.move(game, person, random);
      const step = next === undefined ? undefined : rules.apply(game, 0, next, { now, facts });
      if (step?.ok === true) {
        game = step.state;
        continue;
      }
    }
    now = Math.max(now, rules.deadline(game));
    game = rules.advance(game, { now, facts });
  }
}

/** Ratings with a mean of 1,000 that explain the wins best (minorization by Hunter, 2004). */
function ratingsOf(wins: ReadonlyMap<string, number>): Record<Character, number> {
  let weights = new Map<Character, number>(CHARACTERS.map((one) => [one, 1]));
  const winsOver = (a: Character, b: Character): number => wins.get(`${a}/${b}`) ?? 0;
  for (let round = 0; round < 500; round += 1) {
    weights = new Map(
      CHARACTERS.map((one) => {
        const rivals = CHARACTERS.filter((other) => other !== one);
        const won = rivals.reduce((sum, other) => sum + winsOver(one, other), 0);
        const played = rivals.reduce((sum, other) => {
          const games = winsOver(one, other) + winsOver(other, one);
          return sum + games / ((weights.get(one) ?? 1) + (weights.get(other) ?? 1));
        }, 0);
        return [one, Math.max(won, 0.5) / played];
      }),
    );
  }
  const logs = CHARACTERS.map((one) => 400 * Math.log10(weights.get(one) ?? 1));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return Object.fromEntries(
    CHARACTERS.map((one, at) => [one, Math.round(1_000 + (logs[at] ?? 0) - mean)]),
  ) as Record<Character, number>;
}

function roundRobin<T extends LobbyGameTypes>(subject: Subject<T>, seed: string): Map<string, number> {
  const wins = new Map<string, number>();
  for (const [at, one] of CHARACTERS.entries()) {
    for (const other of CHARACTERS.slice(at + 1)) {
      for (let game = 0; game < GAMES; game += 1) {
        // Who is listed first changes, although the rules draw the order of turns.
        const pair = game % 2 === 0 ? [one, other] : [other, one];
        const winner = winnerOf(subject, pair, `${seed}/${one}/${other}/${game}`);
        const winning = pair[-1 - winner];
        const losing = winning === one ? other : one;
        wins.set(`${winning}/${losing}`, (wins.get(`${winning}/${losing}`) ?? 0) + 1);
      }
    }
  }
  return wins;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function measure<T extends LobbyGameTypes>(subject: Subject<T>): void {
  console.log(`\n${subject.title}, ${GAMES} games a pair`);
  const all = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const wins = roundRobin(subject, `seed ${seed}`);
    for (const [pair, count] of wins) all.set(pair, (all.get(pair) ?? 0) + count);
    const ratings = ratingsOf(wins);
    const order = CHARACTERS.toSorted((a, b) => ratings[a] - ratings[b]);
    console.log(`  seed ${seed}: ${order.map((one) => `${one} ${ratings[one]}`).join(', ')}`);
  }
  const strengths = ratingsOf(all);
  console.log(`  all: ${JSON.stringify(strengths)}`);
  for (const person of PERSONS) predict(subject, person, strengths);
}

/** Plays games for a record, predicts the wins against each bot from it, and compares them with as many other games. */
function predict<T extends LobbyGameTypes>(
  subject: Subject<T>,
  person: Person,
  strengths: Readonly<Record<Character, number>>,
): void {
  let rating = FIRST_RATING;
  const isWonAgainst = (bot: Character, what: string, game: number): boolean =>
    winnerOf(subject, [bot], `${person.name}/${bot}/${what} ${game}`, person) === 0;
  for (let game = 0; game < RECORDED_GAMES; game += 1) {
    const bot = CHARACTERS.toSorted(
      (a, b) => Math.abs(strengths[a] - rating) - Math.abs(strengths[b] - rating),
    )[game % 3];
    if (bot === undefined) continue;
    const isWon = isWonAgainst(bot, 'record', game);
    rating = ratingAfter(rating, game, { others: [strengths[bot]], isWon });
  }
  const rows = CHARACTERS.map((bot) => {
    let won = 0;
    for (let game = 0; game < GAMES; game += 1) won += isWonAgainst(bot, 'test', game) ? 1 : 0;
    return { bot, expected: expectedWins(rating, [strengths[bot]]), actual: won / GAMES };
  });
  const worst = Math.max(...rows.map(({ expected, actual }) => Math.abs(expected - actual)));
  const cells = rows.map(({ bot, expected, actual }) => `${bot} ${percent(expected)} / ${percent(actual)}`);
  console.log(
    `  ${person.name}, rating ${Math.round(rating)}: ${cells.join(', ')}; off by ${percent(worst)} at most`,
  );
}

measure({
  title: 'Cooldown Clash',
  game: cooldownClash,
  facts: clashFacts(spells, champions),
  settings: { name: 'Bots', maxPlayers: 2, guessTime: 15, winPoints: 500 },
  move(game, { blurPercent }, random) {
    if (game.action !== 'countdown' || game.players[0]?.guess !== null) return [undefined, random] as const;
    const [error, next] = nextInt(random, 2 * blurPercent + 1);
    const [cooldown = 0] = game.spell.cooldownSeconds;
    const seconds = cooldown * (1 + (error - blurPercent) / 100);
    const rounded = seconds < 10 ? Math.round(seconds * 2) / 2 : Math.round(seconds);
    return [{ type: 'guess', seconds: Math.max(0, rounded) } as const, next] as const;
  },
});

const byText = new Map(champions.map(({ id, name }) => [foldName(name), id]));
const facts = chainFacts(champions, (text) => byText.get(foldName(text)));
measure({
  title: 'Chain of Legends',
  game: chainOfLegends,
  facts,
  settings: { name: 'Bots', maxPlayers: 2, guessTime: 15, lives: 3 },
  move(game, { knowsPercent }, random) {
    if (currentPlayer(game).number !== 0 || game.isJinxed) return [undefined, random] as const;
    const [roll, afterRoll] = nextInt(random, 100);
    const right = candidates(game, facts);
    const [at, next] = nextInt(afterRoll, right.length);
    const text = roll < knowsPercent ? (right[at]?.name ?? '') : 'nobody';
    return [{ type: 'name', text } as const, next] as const;
  },
});
