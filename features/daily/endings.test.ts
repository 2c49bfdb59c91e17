import type { AccountId, Day } from '@hub/engine/wire/ids';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import { describe, expect, it } from 'vitest';
import type { AttemptCount, CompletedRun } from './queries.ts';
import { createDaily } from './server.ts';
import { memoryStore, outagesOn } from './testing/memory-store.ts';

const CLOSING_MS = 30 * 60_000;
const MODE = 'riddleRift';
const TODAY = '2026-11-20' as Day;
const account = '01890000-0000-7000-8000-000000000001' as AccountId;
const answers = Array.from({ length: 10 }, (_, index) => `answer ${index}`);

const run = (day: string, attempts: number, mode = MODE): CompletedRun => ({
  mode,
  day: day as Day,
  attempts,
  completedAt: Date.parse(`${day}T10:00:00Z`),
  ...(attempts === 3 && { isHard: true as const }),
});

function hub(runs: CompletedRun[] = [], others: readonly AttemptCount[] = []) {
  const clock = new ManualClock(`${TODAY}T12:00:00Z`);
  const { store } = memoryStore(runs, others);
  const daily = createDaily({ store, uptime: outagesOn(), secret: secretFrom('secret'), clock });
  return { clock, store, daily, puzzles: daily.register({ mode: MODE, answers }) };
}

describe('endingOf', () => {
  const counts = [
    { attempts: 3, count: 2 },
    { attempts: 4, count: 3 },
    { attempts: 9, count: 1 },
  ];
  const own = [run(TODAY, 4), run('2026-11-19', 2, 'itsTwin'), run('2026-11-18', 3), run('2026-11-17', 4)];
  const asked = { account, mode: MODE, day: TODAY };

  it('has the own guesses of all days of this game, and the best day', async () =>
    expect(await hub([...own, run('2026-11-16', 3)]).daily.endingOf(asked)).toMatchObject({
      day: TODAY,
      attempts: 4,
      distribution: [
        { attempts: 3, count: 2 },
        { attempts: 4, count: 2 },
      ],
      hardDays: 2,
      best: { attempts: 3, day: '2026-11-16' },
      recent: [
        { day: TODAY, attempts: 4 },
        { day: '2026-11-18', attempts: 3 },
        { day: '2026-11-17', attempts: 4 },
        { day: '2026-11-16', attempts: 3 },
      ],
    }));

  it('has the number of the day, as the archive has it', async () => {
    const { clock, daily } = hub();
    await daily.commitAhead();
    const numberOn = async (day: string) => (await daily.endingOf({ ...asked, day: day as Day }))?.number;
    clock.advance(DAY_MS);
    expect([await numberOn('2026-11-21'), await numberOn(TODAY)]).toEqual([2, 1]);
    expect(await numberOn('2026-11-19')).toBeUndefined();
  });

  it('compares with the other players of the day once it is completed', async () =>
    expect((await hub(own, counts).daily.endingOf(asked))?.others).toEqual({
      players: 6,
      distribution: counts,
      needed: { fewer: 2, same: 2, more: 1 },
    }));

  it('tells nothing about others before the day is completed', async () => {
    const ending = await hub(own.slice(1), counts).daily.endingOf(asked);
    expect(ending).toMatchObject({ attempts: null, others: null, best: { attempts: 3 } });
  });

  it('tells nothing about others with fewer than five players', async () => {
    expect((await hub(own, [{ attempts: 4, count: 4 }]).daily.endingOf(asked))?.others).toBeNull();
    expect((await hub(own, [{ attempts: 4, count: 5 }]).daily.endingOf(asked))?.others).not.toBeNull();
  });

  it('is of today by default, empty for a new player, and undefined for an unknown game', async () => {
    expect(await hub().daily.endingOf({ account, mode: MODE, day: undefined })).toEqual({
      day: TODAY,
      attempts: null,
      distribution: [],
      best: null,
      recent: [],
      others: null,
    });
    expect(await hub().daily.endingOf({ ...asked, mode: 'noRift' })).toBeUndefined();
  });
});

describe('the archive', () => {
  const asked = { account, mode: MODE, before: undefined, limit: 9 };

  it('has the days that are over, newest first, by number and date, with the own guesses', async () => {
    const { clock, daily } = hub([run('2026-11-21', 5)]);
    await daily.commitAhead();
    expect(await daily.archiveOf(asked)).toEqual([]);
    clock.advance(2 * DAY_MS);
    await daily.commitAhead();
    const days = [
      { number: 2, day: '2026-11-21', attempts: 5 },
      { number: 1, day: '2026-11-20', attempts: null },
    ];
    expect(await daily.archiveOf(asked)).toEqual(days);
    expect(await daily.archiveOf({ ...asked, limit: 1 })).toEqual(days.slice(0, 1));
    expect(await daily.archiveOf({ ...asked, before: '2026-11-21' as Day })).toEqual(days.slice(1));
    expect(await daily.archiveOf({ ...asked, before: '2030-01-01' as Day })).toEqual(days);
    expect(await daily.archiveOf({ ...asked, mode: 'noRift' })).toBeUndefined();
  });

  it('has no answers', async () => {
    const { clock, daily } = hub();
    await daily.commitAhead();
    clock.advance(5 * DAY_MS);
    await daily.commitAhead();
    const told = JSON.stringify(await daily.archiveOf(asked));
    expect(answers.filter((answer) => told.includes(answer))).toEqual([]);
  });
});

describe('pastAnswerOf', () => {
  it('returns the answer from 00:30 of the next day on, of known days only', async () => {
    const { clock, daily, puzzles } = hub();
    await daily.commitAhead();
    clock.advance(DAY_MS / 2 + CLOSING_MS - 1);
    expect(await puzzles.pastAnswerOf(TODAY)).toBeUndefined();
    clock.advance(1);
    expect(await puzzles.pastAnswerOf(TODAY)).toBe(await puzzles.answerOf(TODAY));
    expect(await puzzles.pastAnswerOf('2026-11-21' as Day)).toBeUndefined();
    expect(await puzzles.pastAnswerOf('2026-11-19' as Day)).toBeUndefined();
  });

  it('returns no answer that is not in the facts any more', async () => {
    const { clock, store, puzzles } = hub();
    await store.keepAnswer(MODE, TODAY, 'gone');
    clock.advance(DAY_MS);
    expect(await puzzles.pastAnswerOf(TODAY)).toBeUndefined();
  });
});
