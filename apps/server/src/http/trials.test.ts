import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenHub, openHub } from '../testing/open-hub.ts';

let open: OpenHub;
beforeEach(async () => {
  open = await openHub();
});
afterEach(() => open.close());

type View = { items: { name: string; gold?: number }[]; results: boolean[]; isOver: boolean };

async function play(body: object, game = 'moreOrLess') {
  const reply = await open.app.inject({ method: 'POST', url: `/api/trials/${game}`, payload: body });
  return { status: reply.statusCode, ...reply.json<{ trial: string; view: View }>() };
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
