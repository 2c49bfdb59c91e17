/**
 * `node bench/bots.ts [--games 2000] [--seeds 3] [--first-seed 1]`: measures how strong the bots of each lobby game are, in games
 * of two, and how well a player's rating predicts the wins against each and at the tables of quick play. Pure rules; the
 * machine's load does not matter.
 */
import { parseArgs } from 'node:util';
import { champions } from '@hub/catalog/champions';
import { foldName } from '@hub/catalog/name-matcher';
import { spells } from '@hub/catalog/spells';
import { expectedWins, FIRST_RATING, ratingAfter } from '@hub/engine/binding/rating';
import { type BotStrengths, botStrengthsOf } from '@hub/engine/define-game';
import { nextInt, type Random, randomFrom } from '@hub/engine/kernel/random';
import { CHARACTERS, type Character, charactersNear } from '@hub/engine/lobby/bots';
import type { LobbyGame, LobbyGameTypes } from '@hub/engine/lobby/lobby-game';
import { descriptor as chain } from '@hub/games/chain-of-legends/descriptor.ts';
import { chainFacts, chainOfLegends } from '@hub/games/chain-of-legends/rules/rules.ts';
import { candidates, currentPlayer } from '@hub/games/chain-of-legends/rules/state.ts';
import { descriptor as clash } from '@hub/games/cooldown-clash/descriptor.ts';
import { clashFacts, cooldownClash } from '@hub/games/cooldown-clash/rules/rules.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seeds: { type: 'string', default: '3' },
    'first-seed': { type: 'string', default: '1' },
  },
});
const GAMES = Number(values.games);
const SEEDS = Number(values.seeds);
const FIRST_SEED = Number(values['first-seed']);
const STARTED_AT = Date.UTC(2025, 3, 16);
/** Bots at a table that quick play opens. */
const QUICK_BOTS = 3;
/** Games of a record at which its predictions are compared. */
const RECORDS = [100, 300, 1_000, 2_000] as const;

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
  readonly strengths: BotStrengths;
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
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
    const wins = roundRobin(subject, `seed ${seed}`);
    for (const [pair, count] of wins) all.set(pair, (all.get(pair) ?? 0) + count);
    const ratings = ratingsOf(wins);
    const order = CHARACTERS.toSorted((a, b) => ratings[a] - ratings[b]);
    console.log(`  seed ${seed}: ${order.map((one) => `${one} ${ratings[one]}`).join(', ')}`);
  }
  console.log(`  all: ${JSON.stringify(ratingsOf(all))}`);
  // What the product uses is not fitted to these games.
  for (const person of PERSONS) predict(subject, person, subject.strengths);
}

/** A table, and the share of games that a person wins at it. */
type Table = { readonly title: string; readonly bots: readonly Character[]; readonly won: number };

/** Compares what a record at quick play's tables predicts with other games: against each bot alone, and at tables. */
function predict<T extends LobbyGameTypes>(
  subject: Subject<T>,
  person: Person,
  strengths: Readonly<Record<Character, number>>,
): void {
  const seed = `${FIRST_SEED}/${person.name}`;
  const isWon = (bots: readonly Character[], what: string): boolean =>
    winnerOf(subject, bots, `${seed}/${bots.join()}/${what}`, person) === 0;
  const tested = (title: string, bots: readonly Character[]): Table => {
    const games = Array.from({ length: GAMES }, (_, game) => isWon(bots, `test ${game}`));
    return { title, bots, won: games.filter(Boolean).length / GAMES };
  };
  const tables = [
    ...CHARACTERS.map((bot) => tested(bot, [bot])),
    ...[0, 1, 2, 3].map((from) => tested(`table ${from + 1}`, CHARACTERS.slice(from, from + 3))),
  ];
  let record = FIRST_RATING;
  for (let game = 1; game <= Math.max(...RECORDS); game += 1) {
    const bots = charactersNear(record.rating, strengths).slice(0, QUICK_BOTS);
    const others = bots.map((bot) => strengths[bot]);
    record = ratingAfter(record, { others, isWon: isWon(bots, `record ${game}`) });
    if (!RECORDS.some((games) => games === game)) continue;
    const rows = tables.map(({ title, bots: at, won }) => {
      const expected = expectedWins(
        record.rating,
        at.map((bot) => strengths[bot]),
      );
      return { cell: `${title} ${percent(expected)} / ${percent(won)}`, off: Math.abs(expected - won) };
    });
    const worst = Math.max(...rows.map(({ off }) => off));
    console.log(
      `  ${person.name}, ${game} games, rating ${Math.round(record.rating)}: ${rows.map(({ cell }) => cell).join(', ')}; off by ${percent(worst)} at most`,
    );
  }
}

measure({
  title: 'Cooldown Clash',
  game: cooldownClash,
  facts: clashFacts(spells, champions),
  settings: { name: 'Bots', maxPlayers: 4, guessTime: 15, winPoints: 500 },
  strengths: botStrengthsOf(clash),
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
  settings: { name: 'Bots', maxPlayers: 4, guessTime: 15, lives: 3 },
  strengths: botStrengthsOf(chain),
  move(game, { knowsPercent }, random) {
    if (currentPlayer(game).number !== 0 || game.isJinxed) return [undefined, random] as const;
    const [roll, afterRoll] = nextInt(random, 100);
    const right = candidates(game, facts);
    const [at, next] = nextInt(afterRoll, right.length);
    const text = roll < knowsPercent ? (right[at]?.name ?? '') : 'nobody';
    return [{ type: 'name', text } as const, next] as const;
  },
});
