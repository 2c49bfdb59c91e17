import type { AccountId } from '@hub/engine/wire/ids';
import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import type { Mount } from '@hub/server/http/mount.ts';
import type { Db, Hub } from '@hub/server/hub.ts';
import { currentBlueEssence } from './balance-calls.ts';
import { accountLedger, LEDGER_REASONS, type LedgerReason } from './calls.ts';
import './tables.ts';

export type LedgerEntry = {
  readonly accountId: AccountId;
  /** Whole Blue Essence: positive for a reward, negative for a purchase. */
  readonly amountEssence: number;
  readonly reason: LedgerReason;
  /** Unique per account, so that the same thing is paid once. */
  readonly reference: string;
  /** Text shown to the owner beside the reason. */
  readonly note?: string;
  readonly at: number;
};

/** The money of accounts: an append-only list of entries, whose last one has the balance. */
export type Ledger = ReturnType<typeof ledger>;

export const ledger = ({ db, transaction }: Hub) => {
  /** A page of the account's entries, newest first: those with a sequence below `before`, or the newest ones. */
  const pageOf = async (account: AccountId, before?: number) => {
    const all = db.selectFrom('ledger').selectAll().where('accountId', '=', account);
    const meant = before === undefined ? all : all.where('sequence', '<', before);
    const [rows, last] = await Promise.all([
      meant.orderBy('sequence', 'desc').limit(LEDGER_PAGE).execute(),
      lastEntry(db, account),
    ]);
    const oldest = rows.at(-1)?.sequence ?? 1;
    return {
      entries: rows.map(({ sequence, amount, balanceAfter, reason, reference, note, createdAt }) => ({
        sequence,
        amount,
        balanceAfter,
        // `other` stands for a reason that this build does not know, such as one of a removed game.
        reason: LEDGER_REASONS.find((known) => known === reason) ?? ('other' as const),
        note: note ?? dayOf(reference) ?? null,
        timestamp: createdAt,
      })),
      // Sequences have no gaps, so the last sequence is the number of entries.
      total: last.sequence,
      /** `before` of the next page, null on the last. */
      nextBefore: oldest > 1 ? oldest : null,
    };
  };
  /** The balance after the account's last entry, 0 before the first. */
  const balanceOf = async (account: AccountId) => (await lastEntry(db, account)).balanceAfter;
  return {
    pageOf,
    /** Appends the entry, or returns why it was not written. */
    append: (entry: LedgerEntry) => transaction('power', (tx) => appendEntry(tx, entry)),
    balanceOf,
    mount(mount: Mount) {
      mount(currentBlueEssence, async ({ caller }) => ({
        blueEssence: await balanceOf(caller.player.accountId),
      }));
      mount(accountLedger, ({ query, caller }) => pageOf(caller.player.accountId, query.before));
    },
  };
};

/** Day of a daily reward, from its reference `daily:<mode>:<day>`. */
const dayOf = (reference: string): string | undefined =>
  /^daily:\w+:(?<day>\d{4}-\d\d-\d\d)$/.exec(reference)?.groups?.['day'];

/** Appends one entry in the caller's transaction; an entry with the same reference is not written again. */
export async function appendEntry(
  db: Db,
  { accountId, amountEssence, reason, reference, note, at }: LedgerEntry,
): Promise<'written' | 'already_written' | 'insufficient'> {
  const written = await db
    .selectFrom('ledger')
    .select('sequence')
    .where('accountId', '=', accountId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (written !== undefined) return 'already_written';
  const last = await lastEntry(db, accountId);
  const balanceAfter = last.balanceAfter + amountEssence;
  if (balanceAfter < 0) return 'insufficient';
  await db
    .insertInto('ledger')
    .values({
      accountId,
      sequence: last.sequence + 1,
      amount: amountEssence,
      balanceAfter,
      reason,
      reference,
      note: note ?? null,
      createdAt: at,
    })
    .execute();
  return 'written';
}

const EMPTY_LEDGER = { sequence: 0, balanceAfter: 0 };

/** The newest entry of an account, also in the caller's transaction. */
export async function lastEntry(db: Db, account: AccountId): Promise<typeof EMPTY_LEDGER> {
  const last = await db
    .selectFrom('ledger')
    .select(['sequence', 'balanceAfter'])
    .where('accountId', '=', account)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? EMPTY_LEDGER;
}
