import { champions } from '@hub/catalog/champions';
import { dayOf } from '@hub/engine/binding/days';
import type { DailyParts, DailyTypes } from '@hub/engine/daily/rules';
import type { GameRules } from '@hub/engine/kernel/rules';
import { closesAt } from '@hub/engine/wire/closing-time';
import type { AccountId, Day } from '@hub/engine/wire/ids';
import { championRiftRules } from '@hub/games/champion-rift/rules/rules.ts';
import { createBinding as championRift } from '@hub/games/champion-rift/server.ts';
import { emojiRiftRules } from '@hub/games/emoji-rift/rules/rules.ts';
import { emojiChampions, createBinding as emojiRift } from '@hub/games/emoji-rift/server.ts';
import { itemRiftRules } from '@hub/games/item-rift/rules/rules.ts';
import { answerIds, createBinding as itemRift, riftItems } from '@hub/games/item-rift/server.ts';
import { createDaily, type Daily } from '../../apps/server/src/domain/daily/daily.ts';
import { memoryStore, outagesOn } from '../../apps/server/src/domain/daily/testing/memory-store.ts';
import { secretFrom } from '../../apps/server/src/platform/secret.ts';
import { DAY_MS, ManualClock } from '../../apps/server/src/testing/manual-clock.ts';
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

type Entry = { readonly id: string; readonly name: string };
/** Returns the number of guesses that a simulated player needs. */
type Solve = (answerId: string, random: SeededRandom) => number;

/** A player who knows all facts, and guesses at random among the entries that no clue has excluded. */
function solverOf<Parts extends DailyParts & { readonly entry: Entry }>(
  rules: GameRules<DailyTypes<Parts>>,
  entries: readonly Parts['entry'][],
): Solve {
  const find = (text: string) => entries.find(({ name }) => name === text);
  /** The puzzle of a possible answer, and what its player knows. */
  const puzzleOf = (answer: Parts['entry']) => {
    const options = { day: '2026-01-01', answerId: answer.id, streakBefore: 0, rewardEssence: 0 };
    let state = rules.setup({ options, seats: 1, seed: '', now: 0, facts: { entries, find } });
    return {
      answer,
      guess(text: string): void {
        const input = { type: 'command', seat: 0, command: { type: 'guess', text } } as const;
        const step = rules.apply(state, input, { now: 0, facts: { entries, find } });
        if (!step.ok) throw new Error(`${rules.name} refused ${text}: ${step.refusal}`);
        state = step.state;
      },
      clues(): string {
        const facts = { entries: [answer], find };
        const { guesses, clues } = rules.view(state, { kind: 'seat', seat: 0 }, { now: 0, facts });
        return JSON.stringify([guesses, clues]);
      },
    };
  };
  return (answerId, random) => {
    let possible = entries.map((entry) => puzzleOf(entry));
    const puzzle = possible.find(({ answer }) => answer.id === answerId);
    if (puzzle === undefined) throw new RangeError(`${rules.name} has no entry ${answerId}`);
    for (let guesses = 1; ; guesses += 1) {
      const known = puzzle.clues();
      possible = possible.filter((one) => one.clues() === known);
      const tried = random.pick(possible)?.answer ?? puzzle.answer;
      if (tried.id === answerId) return guesses;
      for (const one of possible) one.guess(tried.name);
      possible = possible.filter(({ answer }) => answer !== tried);
    }
  };
}

const games = [
  { mode: 'championRift', answers: champions.length, solve: solverOf(championRiftRules, champions) },
  { mode: 'itemRift', answers: answerIds.length, solve: solverOf(itemRiftRules, riftItems) },
  { mode: 'emojiRift', answers: emojiChampions.length, solve: solverOf(emojiRiftRules, emojiChampions) },
];

/** Days of a year whose answer the hub tells before their closing time, or keeps secret after it. */
export type YearOfHub = { readonly games: readonly YearOfGame[]; readonly wrongDays: readonly Day[] };

/** Lets a hub choose the answers of a year, day by day, and lets simulated players find them. */
export async function simulateYear(seed: string): Promise<YearOfHub> {
  const clock = new ManualClock(START);
  const secret = secretFrom(seed);
  const daily = createDaily({ store: memoryStore().store, uptime: outagesOn(), secret, clock });
  championRift({ daily, secret });
  itemRift({ daily });
  emojiRift({ daily });
  const wrongDays: Day[] = [];
  for (let day = 0; day < YEAR_DAYS; day += 1) {
    await daily.commitAhead();
    const today = dayOf(clock.now());
    clock.advance(closesAt(today) - 1 - clock.now());
    const early = await isTold(daily, today);
    clock.advance(1);
    if (early || !(await isTold(daily, today))) wrongDays.push(today);
    clock.advance(START_OF_DAY_MS - (clock.now() % DAY_MS));
  }
  const range = { from: dayOf(START), to: dayOf(START + (YEAR_DAYS - 1) * DAY_MS) };
  const years = games.map(async ({ mode, answers, solve }): Promise<YearOfGame> => {
    const proofs = (await daily.proofsOf(mode, range)) ?? [];
    const days = proofs.map(({ day, answer }) => {
      if (answer === null) throw new Error(`${mode}: ${day} is not over`);
      return { day, answer, guesses: solve(answer, new SeededRandom(`${seed} ${mode} ${day}`)) };
    });
    return { mode, answers, days };
  });
  return { games: await Promise.all(years), wrongDays };
}

/** Whether any game tells the answer of a day, by its proof or in the archive. */
async function isTold(daily: Daily, day: Day): Promise<boolean> {
  const asked = { account: PLAYER, before: undefined, limit: 1 };
  const told = await Promise.all(
    games.map(async ({ mode }) => {
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
