import { TRIAL_ESSENCE } from '@hub/engine/wire/limits';
import { describe, expect, it } from 'vitest';
import { open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';

setUpHub();

type View = { items: { name: string; gold?: number }[]; results: boolean[]; isOver: boolean };

async function play(body: object, game = 'moreOrLess') {
  const { status, body: shown } = await open.ask<{ trial: string; view: View }>(
    `/trials/${game}`,
    undefined,
    body,
  );
  return { status, ...shown };
}

describe('a trial', () => {
  it('is played by a visitor, and tells no price before its answer', async () => {
    const first = await play({ answers: [] });
    expect(first.status).toBe(200);
    expect(first.view.items.map(({ gold }) => gold !== undefined)).toEqual([true, false]);
    const second = await play({ trial: first.trial, answers: ['higher'] });
    expect(second.view.items.slice(0, 2).map(({ name }) => name)).toEqual(
      first.view.items.map(({ name }) => name),
    );
    expect(second.view.items.map(({ gold }) => gold !== undefined)).toEqual([true, true, false]);
    const [one, other] = second.view.items;
    expect(second.view.results).toEqual([(other?.gold ?? 0) > (one?.gold ?? 0)]);
    const last = await play({ trial: first.trial, answers: ['higher', 'lower', 'lower'] });
    expect(last.view).toMatchObject({ isOver: true });
    expect(last.view.items.every(({ gold }) => gold !== undefined)).toBe(true);
  });

  it('creates no account, room or ledger entry', async () => {
    await play({ answers: ['lower', 'lower', 'lower'] });
    for (const table of ['account', 'room_snapshot', 'ledger'])
      expect(open.rows(`select count(*) as count from ${table}`)).toEqual([{ count: 0 }]);
  });

  it('pays a new guest once for all questions, whatever the answers are', async () => {
    const { trial } = await play({ answers: [] });
    const create = async (played: object) => {
      const body = { name: 'Kestrel', trial: { game: 'moreOrLess', trial, ...played } };
      return (await open.ask('/accounts/create', undefined, body)).status;
    };
    expect(await create({ answers: ['lower', 'lower', 'lower'] })).toBe(200);
    const paid = open.rows('select amount, reason, reference from ledger');
    expect(paid).toEqual([{ amount: TRIAL_ESSENCE, reason: 'trial', reference: 'trial' }]);
    // Too few, too many, unknown answers and another game create an account without the stone.
    for (const played of [
      { answers: ['lower', 'lower'] },
      { answers: ['lower', 'lower', 'lower', 'lower'] },
      { answers: ['lower', 'lower', 'sideways'] },
      { answers: ['lower', 'lower', 'lower'], game: 'chainOfLegends' },
    ])
      expect(await create(played)).toBe(200);
    expect(await create({ answers: [], trial: 'short' })).toBe(400);
    expect(open.rows('select count(*) as count from ledger')).toEqual([{ count: 1 }]);
    expect(open.rows('select count(*) as count from account')).toEqual([{ count: 5 }]);
  });

  it.each([
    [{ answers: ['sideways'] }, 'moreOrLess'],
    [{ answers: ['lower', 'lower', 'lower', 'lower'] }, 'moreOrLess'],
    [{ trial: 'short', answers: [] }, 'moreOrLess'],
    [{ answers: [] }, 'chainOfLegends'],
    [{ answers: [] }, 'nothing'],
  ])('refuses %j of %s', async (body, game) => {
    expect(await play(body, game)).toMatchObject({ status: 400, error: 'invalid_request' });
  });
});
