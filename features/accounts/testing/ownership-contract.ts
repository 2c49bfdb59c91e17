import { errors } from '@hub/engine/wire/errors';
import type { AccountId } from '@hub/engine/wire/ids';
import { RECOVERY_CODES } from '@hub/engine/wire/limits';
import { Refusal } from '@hub/server/http/refusal.ts';
import { named } from '@hub/server/hub.ts';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import {
  accountId,
  accountsOf,
  addGuest,
  featuresOf,
  hostOf,
  ownersOf,
  playerId,
} from '../../../apps/server/src/store/testing/rows.ts';
import { playerActions } from '../../administration/player-actions.ts';
import { exportedOf } from '../account-tables.ts';

const EVERYBODY = { text: undefined, onlyDeleted: false, limit: 10, offset: 0 };
const TAKEN = errors.account_already_linked;

/** What a call returns, or the text of its refusal. */
const outcomeOf = <T>(call: Promise<T>): Promise<T | string> =>
  call.catch((error: unknown) => {
    if (error instanceof Refusal) return error.body.message;
    throw error;
  });

/** Sign-ins, recovery codes, closing and erasing of accounts. */
export const ownershipContract: Contract = (opened) => {
  it('links an account and a subject once each for concurrent calls', async () => {
    const { store } = opened();
    const { signIn } = ownersOf(store);
    const link = (account: AccountId, subject: string) => outcomeOf(signIn.link(account, subject));
    const first = await addGuest(store, 1);
    const second = await addGuest(store, 2);
    const both = await Promise.all([link(first, 'ada'), link(second, 'ada')]);
    expect(both.toSorted()).toEqual([TAKEN, undefined]);
    const [owner, loser] = both[0] === undefined ? [first, second] : [second, first];
    expect(await signIn.ownerOf('ada')).toBe(owner);
    expect(await link(owner, 'ada')).toBeUndefined();
    expect(await link(owner, 'grace')).toBe('Your account is connected to another Google account already');
    expect(await link(loser, 'grace')).toBeUndefined();
  });

  it('creates an account with its link, or nothing', async () => {
    const { store } = opened();
    const { signIn } = ownersOf(store);
    await signIn.create('Ada', 'ada');
    expect(await outcomeOf(signIn.create('Grace', 'ada'))).toBe(TAKEN);
    const { accounts, total } = await featuresOf(store).administration.list(EVERYBODY);
    expect(total).toBe(1);
    const id = accounts[0]?.id ?? accountId(1);
    expect(await accountsOf(store).byId(id)).toMatchObject({ name: 'Ada', googleSub: 'ada' });
    expect(await signIn.ownerOf('ada')).toBe(id);
  });

  it('lets one of concurrent calls use a flow or a recovery code', async () => {
    const { store } = opened();
    const { signIn } = ownersOf(store, 1);
    const id = await addGuest(store);
    const flow = { id: 'flow', expiresAt: 100 };
    const uses = await Promise.all([1, 2, 3].map(() => signIn.takeFlow(flow)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    const { recovery } = ownersOf(store, 5);
    const [code = '', other = ''] = await recovery.makeCodes(id);
    const restored = await Promise.all([1, 2, 3].map(() => outcomeOf(recovery.use(code))));
    expect(restored.filter((answer) => answer === id)).toHaveLength(1);
    expect(restored.filter((answer) => answer === errors.recovery_code_used)).toHaveLength(2);
    expect(await recovery.stateOf(id)).toEqual({ left: RECOVERY_CODES - 1, madeAt: 5 });
    const [fresh = ''] = await ownersOf(store, 7).recovery.makeCodes(id);
    await recovery.keepCodes(id, fresh);
    expect(await outcomeOf(recovery.use(other))).toBe(errors.recovery_code_unknown);
    expect(await recovery.stateOf(id)).toEqual({ left: RECOVERY_CODES, madeAt: 7 });
  });

  it('ends recovery codes when newer ones are kept, and those that were not kept when others are made', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const stranger = await addGuest(store, 2);
    const at = (now: number) => ownersOf(store, now).recovery;
    const UNKNOWN = errors.recovery_code_unknown;
    const [old = '', old2 = '', old3 = ''] = await at(5).makeCodes(id);
    expect(await at(5).stateOf(id)).toEqual({ left: 0, madeAt: null });
    await at(5).keepCodes(id, old);

    // The sheet of these is lost: the old ones are as they were.
    const [lost = ''] = await at(6).makeCodes(id);
    expect(await at(6).stateOf(id)).toEqual({ left: RECOVERY_CODES, madeAt: 5 });
    expect(await at(6).use(old)).toBe(id);
    const [fresh = '', fresh2 = ''] = await at(7).makeCodes(id);
    expect(await outcomeOf(at(7).use(lost))).toBe(UNKNOWN);
    // Neither a tab with lost codes nor another account keeps the newest ones.
    expect(await outcomeOf(at(7).keepCodes(id, lost))).toBe(UNKNOWN);
    expect(await outcomeOf(at(7).keepCodes(stranger, fresh))).toBe(UNKNOWN);
    expect(await at(7).use(old2)).toBe(id);
    await Promise.all([1, 2, 3].map(() => at(7).keepCodes(id, fresh)));
    expect(await outcomeOf(at(7).use(old3))).toBe(UNKNOWN);
    expect(await at(7).stateOf(id)).toEqual({ left: RECOVERY_CODES, madeAt: 7 });

    // A repeated call keeps no codes that were made meanwhile; using one of them does. A host's code counts at once.
    const told = await hostOf(store, 8)(playerActions.recoveryCode, id, {});
    const code = typeof told === 'string' ? '' : told.code;
    const [newest = ''] = await at(9).makeCodes(id);
    await at(9).keepCodes(id, fresh);
    expect((await at(9).stateOf(id)).left).toBe(RECOVERY_CODES + 1);
    expect(await at(9).use(fresh2)).toBe(id);
    expect(await at(9).use(newest)).toBe(id);
    expect(await at(9).stateOf(id)).toEqual({ left: RECOVERY_CODES - 1, madeAt: 9 });
    expect(await outcomeOf(at(9).use(code))).toBe(UNKNOWN);
    await at(9).keepCodes(id, newest);
  });

  it('counts a recovery code that a node of the version before has stored as kept', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const row = { hash: 'a', account_id: id, made_at: 5, used_at: null };
    await store.engine.db.insertInto('recovery_code').values(row).execute();
    expect(await ownersOf(store).recovery.stateOf(id)).toEqual({ left: 1, madeAt: 5 });
  });

  it('lists accounts closed since a time by owner or host that are still closed', async () => {
    const { store } = opened();
    const [owned, hosted, kept, old] = [1, 2, 3, 4].map(accountId) as [
      AccountId,
      AccountId,
      AccountId,
      AccountId,
    ];
    for (const number of [1, 2, 3, 4, 5]) await addGuest(store, number);
    await ownersOf(store, 10).care.close(owned, 20);
    await hostOf(store, 11)(playerActions.close, hosted, {});
    await ownersOf(store, 12).care.close(kept, 20);
    await ownersOf(store, 12).care.reopen(kept);
    await ownersOf(store, 9).care.close(old, 20);
    const { closedSince } = ownersOf(store, 50).care;
    expect((await closedSince(10)).toSorted()).toEqual([owned, hosted]);
    expect(await closedSince(12)).toEqual([]);
  });

  it('reopens an account closed by its owner until it is erased', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const at = (now: number) => ownersOf(store, now).care;
    expect(await at(9).reopen(id)).toBe(false);
    await at(10).close(id, 20);
    expect(await accountsOf(store).byId(id)).toMatchObject({ isDeleted: true, eraseAt: 20 });
    expect(await at(10).reopen(id)).toBe(true);
    expect(await at(20).due()).toEqual([]);
    await at(11).close(id, 21);
    expect(await at(20).due()).toEqual([]);
    expect(await at(21).due()).toEqual([id]);
    await at(21).erase(id, { name: 'Gone 1', playerId: playerId(9) });
    expect(await at(22).reopen(id)).toBe(false);
    expect(await at(99).due()).toEqual([]);
  });

  it('erases personal data and keeps the ledger', async () => {
    const { store } = opened();
    const id = await addGuest(store);
    const { care, recovery, signIn } = ownersOf(store, 20);
    await signIn.link(id, 'ada');
    await recovery.makeCodes(id);
    const grant = {
      accountId: id,
      amountEssence: 70,
      reason: 'grant' as const,
      reference: 'grant:1',
      note: 'Thanks',
      at: 2,
    };
    await featuresOf(store).ledger.append(grant);
    await care.close(id, 20);
    await care.erase(id, { name: 'Gone 1', playerId: playerId(9) });
    expect(await accountsOf(store).byId(id)).toMatchObject({
      name: 'Gone 1',
      playerId: playerId(9),
      googleSub: undefined,
      isDeleted: true,
      tokenVersion: 2,
    });
    expect(await accountsOf(store).byPlayerId(playerId(1))).toBeUndefined();
    expect(await exportedOf(named(store.engine.db), id)).toMatchObject({
      identities: [],
      recoveryCodes: [],
      ledger: [{ sequence: 1, amount: 70, balanceAfter: 70, note: null }],
    });
  });

  it('returns the token versions of the accounts that exist', async () => {
    const { store } = opened();
    const [one, two] = [await addGuest(store, 1), await addGuest(store, 2)];
    await ownersOf(store).recovery.revokeTokens(two);
    expect(await accountsOf(store).tokenVersions([one, two, accountId(3)])).toEqual(
      new Map([
        [one, 0],
        [two, 1],
      ]),
    );
  });
};
