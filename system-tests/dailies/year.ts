import type { Game } from '@hub/engine/binding/binding';
import { closesAt, dayOf } from '@hub/engine/wire/days';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { createGames } from '../../apps/server/src/games.ts';
import { testServices } from '../../apps/server/src/realtime/testing/hub.ts';
import { createDaily, type Daily } from '../../features/daily/server.ts';
import { memoryStore, outagesOn } from '../../features/daily/testing/memory-store.ts';
import { secretFrom } from '../../packages/server/src/platform/secret.ts';
import { DAY_MS, ManualClock } from '../../packages/server/src/testing/manual-clock.ts';
import { puzzlesOf } from '../players/daily-solver.ts';
import { SeededRandom } from '../players/seeded-random.ts';

const START_OF_DAY_MS = 6 * 3_600_000;
const START = Date.parse('2026-01-01') + START_OF_DAY_MS;
const PLAYER = '01890000-0000-7000-8000-000000000001' as AccountId;
export const YEAR_DAYS = 365;

type YearOfGame = {
  /** The game's id. */
  readonly mode: string;
  /** Number of possible answers, which is the number of days of a cycle. */
  readonly answers: number;
  readonly days: readonly { readonly day: Day; readonly answer: string; readonly guesses: number }[];
};

/** Returns the number of guesses of a player who knows all facts, and guesses among the entries that no clue has excluded. */
function guessesFor(game: Game, answerId: string, random: SeededRandom): number {
  let possible = puzzlesOf(game);
  const puzzle = possible.find(({ answer }) => answer.id === answerId);
  if (puzzle === undefined) throw new RangeError(`${game.descriptor.id} has no entry ${answerId}`);
  for (let guesses = 1; ; guesses += 1) {
    const shown = puzzle.shown();
    possible = possible.filter((one) => one.looksLike(shown));
    const tried = random.pick(possible)?.answer ?? puzzle.answer;
    if (tried.id === answerId) return guesses;
    for (const one of possible) one.guess(tried.name);
    possible = possible.filter(({ answer }) => answer !== tried);
  }
}

/** Days of a year whose answer the hub tells before their closing time, or keeps secret after it. */
export type YearOfHub = { readonly games: readonly YearOfGame[]; readonly wrongDays: readonly Day[] };

/** Lets a hub choose the answers of a year, day by day, and lets simulated players find them. */
export async function simulateYear(seed: string): Promise<YearOfHub> {
  const clock = new ManualClock(START);
  const secret = secretFrom(seed);
  const daily = createDaily({ store: memoryStore().store, uptime: outagesOn(), secret, clock });
  /** Number of possible answers of each game. */
  const answers = new Map<string, number>();
  const register: Daily['register'] = (game) => {
    answers.set(game.mode, game.answers.length);
    return daily.register(game);
  };
  const services = testServices({ daily: { register }, secret });
  const games = createGames(services).filter(({ descriptor }) => descriptor.kind === 'daily');
  const modes = games.map(({ descriptor }) => descriptor.id);
  const wrongDays: Day[] = [];
  for (let day = 0; day < YEAR_DAYS; day += 1) {
    await daily.commitAhead();
    const today = dayOf(clock.now());
    clock.advance(closesAt(today) - 1 - clock.now());
    const early = await isTold(daily, modes, today);
    clock.advance(1);
    if (early || !(await isTold(daily, modes, today))) wrongDays.push(today);
    clock.advance(START_OF_DAY_MS - (clock.now() % DAY_MS));
  }
  const range = { from: dayOf(START), to: dayOf(START + (YEAR_DAYS - 1) * DAY_MS) };
  const years = games.map(async (game): Promise<YearOfGame> => {
    const mode = game.descriptor.id;
    const proofs = (await daily.proofsOf(mode, range)) ?? [];
    const days = proofs.map(({ day, answer }) => {
      if (answer === null) throw new Error(`${mode}: ${day} is not over`);
      return { day, answer, guesses: guessesFor(game, answer, new SeededRandom(`${seed} ${mode} ${day}`)) };
    });
    return { mode, answers: answers.get(mode) ?? 0, days };
  });
  return { games: await Promise.all(years), wrongDays };
}

/** Whether any game tells the answer of a day, by its proof or in the archive. */
async function isTold(daily: Daily, modes: readonly string[], day: Day): Promise<boolean> {
  const asked = { account: PLAYER, before: undefined, limit: 1 };
  const told = await Promise.all(
    modes.map(async (mode) => {
      const [proof] = (await daily.proofsOf(mode, { from: day, to: day })) ?? [];
      const [newest] = (await daily.archiveOf({ ...asked, mode })) ?? [];
      return [proof?.answer !== null, proof?.nonce !== null, newest?.day === day];
    }),
  );
  const answers = told.flat();
  if (new Set(answers).size > 1) throw new Error(`${day} is told in part`);
  return answers.includes(true);
}

/** Days whose answer has been an answer of the same cycle before. */
export function repeatsIn({ answers, days }: YearOfGame): readonly Day[] {
  const seen = new Set<string>();
  return days.flatMap(({ day, answer }) => {
    const key = `${Math.floor(Date.parse(day) / DAY_MS / answers)} ${answer}`;
    const isRepeat = seen.has(key);
    seen.add(key);
    return isRepeat ? [day] : [];
  });
}
