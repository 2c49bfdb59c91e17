import { hubOf } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from '../../../apps/server/src/store/testing/contract.ts';
import { accountId, addGuest, playerId } from '../../../apps/server/src/store/testing/rows.ts';
import { feedback } from '../server.ts';

const report = (changes: object = {}) => ({
  id: 'report-1',
  kind: 'bug' as const,
  text: 'The ticker jumps.',
  page: '/welcome' as string | null,
  account_id: null,
  created_at: 1_000,
  ...changes,
});
const add = ({ engine }: OpenStore, rows: ReturnType<typeof report> | ReturnType<typeof report>[]) =>
  engine.db.insertInto('feedback').values(rows).execute();
const reader = ({ engine }: OpenStore) => feedback(hubOf(engine, new ManualClock(0)));

/** What the databases decide; the rest is told through HTTP, see `features/feedback/server.test.ts`. */
export const feedbackContract: Contract = (opened) => {
  it('returns the newest first with pages, and one by id, with the senders', async () => {
    const open = opened();
    const player = await addGuest(open.store);
    const reports = [1, 2, 3].map((number) =>
      report({
        id: `report-${number}`,
        created_at: number * 1_000,
        account_id: number === 2 ? player : null,
        page: number === 3 ? null : '/shop',
      }),
    );
    await add(open, reports);
    const visitor = { kind: 'bug', text: 'The ticker jumps.', playerId: null, name: null };
    const first = { ...visitor, id: 'report-1', page: '/shop', createdAt: 1_000 };
    const sender = { playerId: playerId(1), name: expect.any(String) };
    const second = { ...first, ...sender, id: 'report-2', createdAt: 2_000 };
    const third = { ...visitor, id: 'report-3', page: null, createdAt: 3_000 };
    const { newest, byId, count } = reader(open);
    expect(await newest(2, 0)).toEqual([third, second]);
    expect(await newest(2, 2)).toEqual([first]);
    expect(await byId('report-2')).toEqual(second);
    expect(await byId('report-9')).toBeUndefined();
    expect([await count(2_000), await count()]).toEqual([2, 3]);
  });

  it('keeps 2,000 characters of any kind', async () => {
    const text = '🜂"\n'.repeat(500);
    expect(text).toHaveLength(2_000);
    await add(opened(), report({ text }));
    expect(await reader(opened()).byId('report-1')).toMatchObject({ text });
  });

  it.each<[string, object]>([
    ['of another kind', { kind: 'praise' }],
    ['without text', { text: '' }],
    ['with more than 2,000 characters', { text: 'x'.repeat(2_001) }],
    ['of an account that does not exist', { account_id: accountId(9) }],
  ])('refuses feedback %s', async (_name, changes) => {
    await expect(add(opened(), report(changes))).rejects.toThrow(/constraint/i);
  });
};
