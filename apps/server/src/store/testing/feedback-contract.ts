import type { StoredFeedback } from '@hub/features/feedback/ports.ts';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId, addGuest } from './rows.ts';

const report = (changes: Partial<StoredFeedback> = {}): StoredFeedback => ({
  id: 'report-1',
  kind: 'bug',
  text: 'The ticker jumps.',
  page: '/welcome',
  accountId: undefined,
  createdAt: 1_000,
  ...changes,
});

export const feedbackContract: Contract = (opened) => {
  it('stores feedback of players and visitors, with and without a page', async () => {
    const { store, engine } = opened();
    const player = await addGuest(store);
    await store.feedback.add(report({ accountId: player }));
    await store.feedback.add(report({ id: 'report-2', kind: 'idea', page: undefined, createdAt: 2_000 }));
    expect(await engine.db.selectFrom('feedback').selectAll().orderBy('created_at').execute()).toEqual([
      {
        id: 'report-1',
        kind: 'bug',
        text: 'The ticker jumps.',
        page: '/welcome',
        account_id: player,
        created_at: 1_000,
      },
      {
        id: 'report-2',
        kind: 'idea',
        text: 'The ticker jumps.',
        page: null,
        account_id: null,
        created_at: 2_000,
      },
    ]);
  });

  it('returns the newest first with pages, and one by id', async () => {
    const { store } = opened();
    const player = await addGuest(store);
    const reports = [1, 2, 3].map((number) =>
      report({
        id: `report-${number}`,
        createdAt: number * 1_000,
        accountId: number === 2 ? player : undefined,
        page: number === 3 ? undefined : '/shop',
      }),
    );
    for (const one of reports) await store.feedback.add(one);
    expect(await store.feedback.newest(2, 0)).toEqual([reports[2], reports[1]]);
    expect(await store.feedback.newest(2, 2)).toEqual([reports[0]]);
    expect(await store.feedback.byId('report-2')).toEqual(reports[1]);
    expect(await store.feedback.countSince(2_000)).toBe(2);
    expect(await store.feedback.byId('report-9')).toBeUndefined();
  });

  it('stores 2,000 characters of any kind', async () => {
    const { store, engine } = opened();
    const text = '🜂"\n'.repeat(500);
    expect(text).toHaveLength(2_000);
    await store.feedback.add(report({ text }));
    const { text: kept } = await engine.db.selectFrom('feedback').select('text').executeTakeFirstOrThrow();
    expect(kept).toBe(text);
  });

  it.each<[string, Partial<StoredFeedback>]>([
    ['of another kind', { kind: 'praise' as 'bug' }],
    ['without text', { text: '' }],
    ['with more than 2,000 characters', { text: 'x'.repeat(2_001) }],
    ['of an account that does not exist', { accountId: accountId(9) }],
  ])('refuses feedback %s', async (_name, changes) => {
    await expect(opened().store.feedback.add(report(changes))).rejects.toThrow(/constraint/i);
  });
};
