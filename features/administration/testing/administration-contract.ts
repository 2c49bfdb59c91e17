import type { AccountId } from '@hub/engine/wire/ids';
import { refuse } from '@hub/server/http/refusal.ts';
import { type Hub, named as hubDb, hubOf, type Tx } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it, vi } from 'vitest';
import { createFeatures } from '../../../apps/server/src/features.ts';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  accountId,
  accountsOf,
  addAccount,
  addGuest,
  featuresOf,
  gameId,
  hostOf,
  ownersOf,
  playerId,
  settledPlayer,
  settlement,
  snapshot,
} from '../../../apps/server/src/store/testing/rows.ts';
import { caseWaits } from '../../reports/cases.ts';
import { secretFingerprint } from '../../settings/secret-fingerprint.ts';
import type { AccountSearch } from '../accounts.ts';
import { playerActions } from '../player-actions.ts';

const search = (changes: Partial<AccountSearch> = {}): AccountSearch => ({
  text: undefined,
  onlyDeleted: false,
  limit: 10,
  offset: 0,
  ...changes,
});

const failing = () => {
  throw new Error('the disk is full');
};

const refuseDecided = async (tx: Tx): Promise<void> => {
  if (!(await caseWaits(tx, 'case'))) refuse('not_now');
};

/** How many of ten actions at the same moment were done. */
async function doneAtOnce(act: () => Promise<unknown>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: 10 }, act));
  return replies.filter((reply) => typeof reply !== 'string').length;
}

export const administrationContract: Contract = (opened) => {
  const named = async (name: string, number: number) =>
    addAccount(opened().store, {
      id: accountId(number),
      playerId: playerId(number),
      name,
      createdAt: number,
    });
  const namesOf = async (changes: Partial<AccountSearch>) => {
    const { accounts, total } = await featuresOf(opened().store).administration.list(search(changes));
    return { names: accounts.map(({ name }) => name), total };
  };

  it('lists each suspicious run once, newest first, and pays its reward', async () => {
    const { store } = opened();
    const id = await addGuest(store, 1);
    const mate = await addGuest(store, 2);
    const figures = { answers: 50, fast: 49 };
    const run = (number: number, marked: readonly AccountId[]) => ({
      snapshot: snapshot({ roomId: gameId(number), over: true }),
      settlement: settlement(id, {
        gameId: gameId(number),
        game: 'more or less',
        mode: 'multi',
        finishedAt: number,
        players: [settledPlayer(id, { score: 50 }), settledPlayer(mate, { score: 50 })],
        suspicions: marked.map((account) => ({ accountId: account, reason: 'too_fast', figures })),
      }),
    });
    await store.rooms.save([run(1, [id, mate]), run(2, []), run(3, [id])]);
    await store.rooms.save([run(3, [id])]);
    const row = {
      name: 'Player 1',
      playerId: playerId(1),
      game: 'more or less',
      mode: 'multi',
      score: 50,
      reason: 'too_fast',
      figures,
    };
    expect(await featuresOf(store).administration.suspiciousRuns(10, 0)).toEqual([
      { ...row, finishedAt: 3 },
      { ...row, finishedAt: 1 },
      { ...row, finishedAt: 1, name: 'Player 2', playerId: playerId(2) },
    ]);
    expect(await featuresOf(store).administration.suspiciousRuns(1, 1)).toEqual([{ ...row, finishedAt: 1 }]);
    expect(await featuresOf(store).ledger.balanceOf(id)).toBe(300);
  });

  it('lists a day of several games once, with its figures, and begins again the next day', async () => {
    const { store } = opened();
    const id = await addGuest(store, 1);
    const limits = [{ reason: 'too_fast', figure: 'fast', percent: 50, inGame: 20, inDay: 10 }] as const;
    const play = (number: number, figures: Record<string, number>, finishedAt = number) =>
      store.rooms.save([
        {
          snapshot: snapshot({ roomId: gameId(number), over: true }),
          settlement: settlement(id, {
            gameId: gameId(number),
            game: 'rift guesser',
            finishedAt,
            players: [settledPlayer(id, { score: 1 })],
            pace: { accounts: [id], figures, limits },
          }),
        },
      ]);
    const listed = async () =>
      (await featuresOf(store).administration.suspiciousRuns(10, 0)).map(({ figures }) => figures);
    await play(1, { answers: 5, fast: 5, totalMs: 500 });
    expect(await listed()).toEqual([]);
    await play(2, { answers: 5, fast: 4, totalMs: 500 });
    const figures = { answers: 10, fast: 9, games: 2, meanMs: 100 };
    expect(await listed()).toEqual([figures]);
    // A settlement that is stored again does not count twice.
    await play(2, { answers: 5, fast: 4, totalMs: 500 });
    await play(3, { answers: 5, fast: 5, totalMs: 500 });
    expect(await listed()).toEqual([figures]);
    await play(4, { answers: 9, fast: 9, totalMs: 500 }, 86_400_000);
    expect(await listed()).toEqual([figures]);
    await play(5, { answers: 1, fast: 1, totalMs: 500 }, 86_400_001);
    expect(await listed()).toEqual([{ answers: 10, fast: 10, games: 2, meanMs: 100 }, figures]);
  });

  it('lists accounts newest first with pages, balance and state', async () => {
    const { store, engine } = opened();
    for (const number of [1, 2, 3]) await addGuest(store, number);
    const [me] = [accountId(3)];
    await featuresOf(store).ledger.append({
      accountId: me,
      amountEssence: 30,
      reason: 'grant',
      reference: 'a',
      at: 1,
    });
    await featuresOf(store).ledger.append({
      accountId: me,
      amountEssence: 12,
      reason: 'grant',
      reference: 'b',
      at: 1,
    });
    await engine.db
      .insertInto('identity')
      .values({ provider: 'google', subject: 'sub-1', account_id: accountId(2), linked_at: 3 })
      .execute();
    const { accounts, total } = await featuresOf(store).administration.list(search({ limit: 2 }));
    expect(total).toBe(3);
    expect(accounts).toEqual([
      {
        id: me,
        playerId: playerId(3),
        name: 'Player 3',
        isLinked: false,
        balanceEssence: 42,
        createdAt: 3,
        deletedAt: undefined,
        eraseAt: undefined,
        erasedAt: undefined,
        role: null,
        suspendedUntil: undefined,
      },
      expect.objectContaining({ id: accountId(2), isLinked: true, balanceEssence: 0 }),
    ]);
    expect(await namesOf({ limit: 2, offset: 2 })).toEqual({ names: ['Player 1'], total: 3 });
  });

  it('searches by a literal part of the name in any case, or by player id', async () => {
    await named('Kestrel', 1);
    await named('50%_off', 2);
    await named('50 offers', 3);
    expect(await namesOf({ text: 'EST' })).toEqual({ names: ['Kestrel'], total: 1 });
    expect(await namesOf({ text: '%_' })).toEqual({ names: ['50%_off'], total: 1 });
    expect(await namesOf({ text: '50' })).toEqual({ names: ['50 offers', '50%_off'], total: 2 });
    expect(await namesOf({ text: playerId(1) })).toEqual({ names: ['Kestrel'], total: 1 });
    expect(await namesOf({ text: "' or 1=1 --" })).toEqual({ names: [], total: 0 });
  });

  it('finds one account by either id, and all accounts with a name', async () => {
    const { store } = opened();
    await named('Lux', 1);
    await named('Lux', 2);
    await named('lux', 3);
    const found = async (who: string) =>
      (await featuresOf(store).administration.find(who)).map(({ id }) => id);
    expect(await found(playerId(2))).toEqual([accountId(2)]);
    expect(await found(accountId(3))).toEqual([accountId(3)]);
    expect(await found('Lux')).toEqual([accountId(2), accountId(1)]);
    expect(await found('Lu')).toEqual([]);
  });

  it('deletes and restores an account, and returns when there is nothing to do', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    await addGuest(store, 2);
    expect(await hostOf(store)(playerActions.restore, id, {})).toBe('The account is open.');
    expect(await hostOf(store, 9)(playerActions.close, id, {})).toMatchObject({ done: true });
    expect(await hostOf(store, 10)(playerActions.close, id, {})).toBe('The account is closed already.');
    expect((await accountsOf(store).byId(id))?.isDeleted).toBe(true);
    expect(await namesOf({ onlyDeleted: true })).toEqual({ names: ['Player 1'], total: 1 });
    expect((await featuresOf(store).administration.find(id))[0]).toMatchObject({
      deletedAt: 9,
      eraseAt: undefined,
    });
    expect(await hostOf(store)(playerActions.restore, id, {})).toEqual({ done: true });
    expect((await accountsOf(store).byId(id))?.isDeleted).toBe(false);
    expect(await accountsOf(store).count()).toBe(2);
  });

  it('deletes an account that its owner closed, so that it is neither kept nor erased', async () => {
    const { store } = opened();
    const [id, gone] = [await addGuest(store, 1), await addGuest(store, 2)];
    for (const account of [id, gone]) await ownersOf(store, 5).care.close(account, 100);
    expect(await hostOf(store, 9)(playerActions.close, id, {})).toMatchObject({ done: true });
    expect(await ownersOf(store).care.reopen(id)).toBe(false);
    expect(await ownersOf(store, 1_000).care.due()).toEqual([gone]);
    expect(await ownersOf(store, 50).care.closedSince(9)).toEqual([id]);
    expect(await hostOf(store, 10)(playerActions.close, id, {})).toBe('The account is closed already.');
    await ownersOf(store, 100).care.erase(gone, { name: 'Gone', playerId: playerId(9) });
    expect(await hostOf(store, 101)(playerActions.close, gone, {})).toBe('The account is closed already.');
    expect(await hostOf(store)(playerActions.restore, id, {})).toEqual({ done: true });
  });

  it('restores an account that its owner closed, unless it is erased', async () => {
    const { store } = opened();
    const [kept, gone] = [await addGuest(store, 1), await addGuest(store, 2)];
    await ownersOf(store, 5).care.close(kept, 100);
    await ownersOf(store, 5).care.close(gone, 100);
    await ownersOf(store, 100).care.erase(gone, { name: 'Gone', playerId: playerId(9) });
    expect(await hostOf(store)(playerActions.restore, gone, {})).toBe('The player has been erased.');
    expect(await hostOf(store)(playerActions.restore, kept, {})).toEqual({ done: true });
    expect(await ownersOf(store, 1_000).care.due()).toEqual([]);
    expect((await accountsOf(store).byId(kept))?.isDeleted).toBe(false);
  });

  it('finds idle guests and erases them, and figures for a check of the whole', async () => {
    const { store } = opened();
    const [idle, rich] = [await addGuest(store, 1), await addGuest(store, 2)];
    const grant = { amountEssence: 5, reason: 'grant', reference: 'grant:1', note: 'Gift', at: 3 } as const;
    await featuresOf(store).ledger.append({ accountId: rich, ...grant });
    const { administration } = featuresOf(store);
    expect((await administration.idleGuests(1_000_000)).map(({ id }) => id)).toEqual([idle]);
    const line = { id: 'p', kind: 'prune guests', subject: idle, actor: 'root', reason: '', at: 30 } as const;
    const gone = { name: 'Gone', playerId: playerId(9) };
    expect(await administration.pruneGuest(rich, gone, line)).toBe(false);
    const about = { kind: 'player', subject: idle, name: 'Rude' } as const;
    const { reports: told } = featuresOf(store);
    await told.add(
      { ...about, ownerId: null },
      { accountId: rich, reason: 'name', place: 'feed', words: null },
    );
    expect(await administration.idleGuests(1_000_000)).toEqual([]);
    expect(await administration.pruneGuest(idle, gone, line)).toBe(false);
    const ending = { outcome: 'no breach', rule: null, reason: '', by: 'root', at: 6 } as const;
    const { id } = await store.engine.db.selectFrom('report_case').select('id').executeTakeFirstOrThrow();
    await told.end(id, ending, { ...line, id: 'e', kind: 'decide report' });
    expect(await administration.pruneGuest(idle, gone, line)).toBe(true);
    const reports = [1, 2, 9].map(
      (day) => ({ id: `report-${day}`, kind: 'idea', text: 'More', created_at: day }) as const,
    );
    await store.engine.db.insertInto('feedback').values(reports).execute();
    await featuresOf(store).administration.forgetFeedback(5, 1);
    const kept = store.engine.db.selectFrom('feedback').select('id').orderBy('id');
    expect(await kept.execute()).toEqual([{ id: 'report-2' }, { id: 'report-9' }]);
    const health = await administration.health(Date.now());
    expect(health).toMatchObject({ unbalanced: 0, essence: 5 });
    const next = (after: AccountId, entries: number) => administration.nextLedgers(after, entries);
    expect(await next('' as AccountId, 9)).toEqual({ unbalanced: 0, essence: 5, last: undefined });
    expect(await next('' as AccountId, 0)).toEqual({ unbalanced: 0, essence: 5, last: rich });
    expect(await next(rich, 0)).toEqual({ unbalanced: 0, essence: 0, last: undefined });
    expect(Math.abs(health.skewMs ?? 0)).toBeLessThan(60_000);
  });

  it('changes a balance with its line in the log, and neither without the other', async () => {
    const { store } = opened();
    const id = await addGuest(store, 1);
    const { administration, ledger } = featuresOf(store);
    const { grant, revoke } = playerActions;
    const does = hostOf(store, 9);
    const gift = { amount: 7, note: 'Gift', key: '1' };
    expect(await does(grant, id, gift)).toEqual({ balance: 7, isNew: true });
    expect(await does(grant, id, gift)).toEqual({ balance: 7, isNew: false });
    expect(await does(grant, id, { ...gift, amount: 9 })).toContain('Another amount was booked');
    expect(await does(revoke, id, { ...gift, amount: 8 })).toBe('The balance is only 7 BE.');
    // A line without an actor cannot be written.
    const failed = does(grant, id, { ...gift, key: '2' }, null as never);
    await expect(failed).rejects.toThrow(/not.null/i);
    expect(await ledger.balanceOf(id)).toBe(7);
    const written = async () => (await administration.audit({ subject: id, limit: 9, offset: 0 })).rows;
    const line = { kind: 'grant', by: 'root', reason: '7 BE: Gift', at: 9 } as const;
    expect(await written()).toMatchObject([line]);
    const rotation = { ...line, by: undefined, id: 'three', subject: id, actor: 'root' };
    const rotating = administration.rotateSecret(rotation, failing);
    await expect(rotating).rejects.toThrow('disk is full');
    expect(await written()).toHaveLength(1);
  });

  it('makes one secret, also if the transaction is tried again', async () => {
    const hub = hubOf(opened().engine, new ManualClock(0));
    const transaction: Hub['transaction'] = async (durability, work, isolation) => {
      const lost = hub.transaction(durability, (tx) => work(tx).then(failing), isolation);
      await expect(lost).rejects.toThrow('disk is full');
      return hub.transaction(durability, work, isolation);
    };
    const rotate = vi.fn<() => string>(() => 'fingerprint');
    const line = { kind: 'rotate secret', subject: 'hub', at: 9, actor: 'root', by: undefined } as const;
    const { administration } = createFeatures({ ...hub, transaction });
    await administration.rotateSecret({ ...line, id: 'one', reason: '' }, rotate);
    expect(rotate).toHaveBeenCalledOnce();
    expect(await secretFingerprint(hub.db)).toBe('fingerprint');
  });

  it('finds the open guests of an address or of a time, and renames', async () => {
    const { store } = opened();
    for (const number of [1, 2, 3, 4])
      await addAccount(store, {
        id: accountId(number),
        playerId: playerId(number),
        name: `Player ${number}`,
        createdAt: number,
        addressDigest: number === 4 ? 'other' : 'one',
      });
    const { administration } = featuresOf(store);
    await ownersOf(store, 5).signIn.link(accountId(3), 'subject');
    const guests = async (sameAddressAs: AccountId | undefined, createdSince?: number) =>
      (await administration.guests({ sameAddressAs, createdSince })).map(({ name }) => name);
    expect(await guests(accountId(3))).toEqual(['Player 2', 'Player 1']);
    expect(await guests(accountId(1), 2)).toEqual(['Player 2']);
    expect(await guests(undefined, 2)).toEqual(['Player 4', 'Player 2']);
    await hostOf(store, 9)(playerActions.close, accountId(2), {});
    expect(await guests(accountId(1))).toEqual(['Player 1']);
    expect((await administration.closedAt(9)).map(({ name }) => name)).toEqual(['Player 2']);
    const does = hostOf(store, 20, 'Rude');
    const name = { name: 'Kestrel', rule: 'names' } as const;
    expect(await does(playerActions.rename, accountId(1), name)).toMatchObject({ reportsEnded: 0 });
    expect(await does(playerActions.rename, accountId(9), name)).toBe('Player not found');
    expect(await guests(accountId(1))).toEqual(['Kestrel']);
    const line = { kind: 'rename', subject: accountId(1) };
    expect(await administration.actionsSince(20)).toMatchObject([line]);
    const { rows } = await administration.audit({ subject: accountId(1), limit: 5, offset: 0 });
    expect(rows).toMatchObject([{ by: 'root', reason: 'Rude', at: 20, player: { name: 'Kestrel' } }]);
    expect(await administration.actionsSince(21)).toEqual([]);
  });

  it('decides a case once and erases a player once for ten who do it at the same moment', async () => {
    const { store, engine } = opened();
    const account = await addGuest(store);
    const undecided = { decidedAt: null, outcome: null, rule: null, decidedBy: null, ownerId: null };
    const about = { kind: 'player', subject: account, name: 'Player 1' } as const;
    const db = hubDb(engine.db);
    await db
      .insertInto('reportCase')
      .values({ id: 'case', ...about, firstAt: 9, lastAt: 9, ...undecided })
      .execute();
    const does = hostOf(store, 20, 'Rude');
    const name = { name: 'Kestrel', rule: 'names' } as const;
    expect(await doneAtOnce(() => does(playerActions.rename, account, name, 'root', refuseDecided))).toBe(1);
    expect(await db.selectFrom('decision').select('act').execute()).toEqual([{ act: 'renamed' }]);
    expect(await doneAtOnce(() => does(playerActions.erase, account, { name: '' }))).toBe(1);
  });
};
