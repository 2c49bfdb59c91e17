import { randomUUID } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import { HOUSE_RULES, type HouseRule } from '@hub/protocol/house-rules';
import type { PlayerNoticeKind } from '@hub/protocol/stored-values';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Tx } from '@hub/server/hub.ts';
import { insertAction } from '@hub/server/store/audit-lines.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { eraseAccount, lobbiesNamedAfter, type Pseudonym, pseudonymBy } from '../accounts/erasure.ts';
import { newHashedCode } from '../accounts/recovery-code.ts';
import { checkUsername, typedNameOf } from '../accounts/username.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { appendEntry, type LedgerEntry, lastEntry } from '../ledger/server.ts';
import { onPlayer, refuseAction, type Target } from './actions.ts';
import * as calls from './calls/players.ts';
import { type Arguments, UsageError, wholeNumber } from './command-line/arguments.ts';
import { formatTime, oneLine } from './command-line/formatting.ts';
import { timeOf } from './command-line/times.ts';

/** Longest suspension. */
const MAX_MS = 3_660 * 86_400_000;
/** Maximum Blue Essence per grant, to catch typing errors. */
const AMOUNT_MAX = 1_000_000;
/** Maximum characters of a grant's note and of its reference. */
const WORDS_MAX = 200;
const done = { done: true } as const;

const REASON = '[--reason <text>]';
const RULE = `[--rule <${HOUSE_RULES.slice(0, -1).join(', ')} or ${HOUSE_RULES.at(-1)}>]`;

/** Why a name is refused, in words. */
const NAME_FAULTS = {
  username_required: 'is empty',
  username_too_long: 'has more than 12 characters',
  username_unreadable: 'has characters that cannot be shown properly',
  username_too_complex: 'has too many combined characters',
  username_not_allowed: 'is refused by the filter of names',
} as const;

/** Whether an action changed something. */
type IsNew = { readonly isNew: boolean };

/** What hosts and moderators do with players. */
export const playerActions = {
  rename: onPlayer(calls.renamePlayer, {
    log: 'rename',
    async prepare({ name, rule }, { refusesName }) {
      const verdict = await checkUsername(name, refusesName);
      if (verdict.ok) return { name: verdict.name, rule };
      return refuseAction(verdict.code, undefined, () => `The name ${NAME_FAULTS[verdict.code]}.`);
    },
    async run({ tx, line, tools }, { account: accountId }, { name, rule }) {
      const open = await tx
        .selectFrom('account')
        .select('name')
        .where('id', '=', accountId)
        .where('erasedAt', 'is', null)
        .executeTakeFirst();
      if (open === undefined)
        return refuseAction(
          'account_not_found',
          undefined,
          () => 'The name cannot be given: the account has been erased.',
        );
      await tx.insertInto('formerName').values({ accountId, name: open.name, until: line.at }).execute();
      await tx.updateTable('account').set({ name }).where('id', '=', accountId).execute();
      await updateListings(tx, accountId);
      const { reports } = tools.offers;
      const decision = { act: 'renamed', rule, until: null } as const;
      return { name, reportsEnded: (await reports?.decide(tx, accountId, decision, line)) ?? 0 };
    },
    verb: {
      usage: `rename <player> <name> ${REASON} ${RULE}`,
      summary: 'give a player another name, under the rules for all names; the player reads rule and reason',
      read(given) {
        const name = given.words.slice(1);
        if (name.length === 0) throw new UsageError('Give the player and the new name.');
        return { name: name.join(' '), rule: ruleOf(given) };
      },
      says: ({ who, reply }) => `Renamed ${who} to ${oneLine(reply.name)}.`,
    },
  }),
  suspend: onPlayer(calls.suspendPlayer, {
    log: 'suspend',
    async run({ tx, line, tools }, { account }, { until, rule }) {
      if (until <= line.at || until > line.at + MAX_MS)
        return refuse('invalid_request', 'until: must be a coming time, at most ten years away');
      const { numUpdatedRows } = await tx
        .updateTable('account')
        .set({ suspendedAt: line.at, suspendedUntil: until })
        .where('id', '=', account)
        .where('softDeletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return refuseClosed();
      await tell(tx, account, 'suspended', line, until);
      const { reports } = tools.offers;
      const decision = { act: 'suspended', rule, until } as const;
      return { reportsEnded: (await reports?.decide(tx, account, decision, line)) ?? 0 };
    },
    verb: {
      usage: `suspend <player> --until <day, 36h or 7d> --reason <text> ${RULE}`,
      summary:
        'keep a player out for a time; the player reads reason, end and your address. Nothing is deleted',
      isMeant({ options }) {
        if (options.has('lift') === options.has('until'))
          throw new UsageError('Give either --until or --lift.');
        return options.has('until');
      },
      read(given, now) {
        if (!given.options.get('reason')) throw new UsageError('Give the reason; the player reads it.');
        return { until: timeOf(given.options.get('until') ?? '', now), rule: ruleOf(given) };
      },
      says: ({ who, player, body }) =>
        `Suspended ${who} until ${formatTime(body.until)} UTC. Undo: suspend ${player.id} --lift`,
    },
  }),
  liftSuspension: onPlayer(calls.liftSuspension, {
    log: 'lift suspension',
    async run({ tx, line, tools }, { account }) {
      const { numUpdatedRows } = await tx
        .updateTable('account')
        .set({ suspendedAt: null, suspendedUntil: null })
        .where('id', '=', account)
        .where('suspendedUntil', '>', line.at)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0)
        return refuseAction(
          'not_now',
          'The player is not suspended.',
          ({ who }) => `${who} is not suspended.`,
        );
      await forget(tx, account, 'suspended');
      await tools.offers.reports?.liftSuspension(tx, account, line.at);
      return done;
    },
    verb: {
      usage: 'suspend <player> --lift',
      says: ({ who }) => `${who} is not suspended any more.`,
    },
  }),
  signOut: onPlayer(calls.signPlayerOut, {
    log: 'sign out',
    async run({ tx }, { account }) {
      // No token of the account is accepted any more.
      await tx
        .updateTable('account')
        .set((row) => ({ tokenVersion: row('tokenVersion', '+', 1) }))
        .where('id', '=', account)
        .execute();
      return done;
    },
    verb: {
      usage: `sign-out <player> ${REASON}`,
      summary:
        'sign a player out on every device; a guest without recovery code cannot return without recovery-code',
      says: ({ who }) => `Signed ${who} out on every device.`,
    },
  }),
  recoveryCode: onPlayer(calls.makePlayerCode, {
    log: 'recovery code',
    async run({ tx, line }, { account: accountId }) {
      const open = await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where('softDeletedAt', 'is', null)
        .executeTakeFirst();
      if (open === undefined) return refuseClosed();
      const { code, hash } = newHashedCode();
      await tx
        .insertInto('recoveryCode')
        .values({ hash, accountId, madeAt: line.at, usedAt: null })
        .execute();
      await tell(tx, accountId, 'recovery code', line, null);
      return { code };
    },
    verb: {
      usage: `recovery-code <player> ${REASON}`,
      summary:
        'make one more recovery code for a player who is locked out; the player is told at the next visit',
      says: ({ who, reply }) => `${reply.code}\nThis code signs in as ${who} once. It is not shown again.`,
    },
  }),
  /** Until the host restores it; it is not erased, and its owner can no longer keep it. */
  close: onPlayer<typeof calls.closePlayer, { readonly wasDue: boolean }>(calls.closePlayer, {
    log: 'soft delete',
    async run({ tx, line }, { account }) {
      const meant = tx.selectFrom('account').select('eraseAt').where('id', '=', account);
      const { eraseAt } = await meant.executeTakeFirstOrThrow();
      const { numUpdatedRows } = await tx
        .updateTable('account')
        .set({ softDeletedAt: line.at, eraseAt: null })
        .where('id', '=', account)
        .where((of) => of.or([of('softDeletedAt', 'is', null), of('eraseAt', 'is not', null)]))
        .where('erasedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0)
        return refuseAction(
          'not_now',
          'The account is closed already.',
          ({ name }) => `${name} is deleted already.`,
        );
      await updateListings(tx, account);
      return { ...done, wasDue: eraseAt !== null };
    },
    verb: {
      usage: 'soft-delete <player>',
      summary:
        'close an account, also one that its owner deleted; only restore reopens it, and nothing is erased. With options: list all guests of an address or of the last minutes, and close them with --yes',
      says: ({ who, player, reply }) =>
        `Deleted ${who}.${reply.wasDue ? ' Its owner had deleted it; it will not be erased.' : ''} Undo: restore ${player.id}`,
    },
  }),
  /** Also an account that its owner closed. */
  restore: onPlayer(calls.restorePlayer, {
    log: 'restore',
    async run({ tx }, { account }) {
      const { numUpdatedRows } = await tx
        .updateTable('account')
        .set({ softDeletedAt: null, eraseAt: null })
        .where('id', '=', account)
        .where('softDeletedAt', 'is not', null)
        .where('erasedAt', 'is', null)
        .executeTakeFirstOrThrow();
      await updateListings(tx, account);
      if (Number(numUpdatedRows) === 1) return done;
      const meant = tx.selectFrom('account').select('erasedAt').where('id', '=', account);
      return (await meant.executeTakeFirst())?.erasedAt == null
        ? refuseAction('not_now', 'The account is open.', ({ name }) => `${name} is not deleted.`)
        : refuseAction(
            'not_now',
            'The player has been erased.',
            ({ name }) => `${name} has been erased for good.`,
          );
    },
    verb: {
      usage: 'restore <player>',
      summary: 'open a deleted account again, or all that one soft-delete closed',
      says: ({ who }) => `Restored ${who}.`,
    },
  }),
  grant: onPlayer<typeof calls.grantEssence, IsNew>(calls.grantEssence, {
    log: 'grant',
    reason: ({ amount, note }) => `${amount} BE: ${note}`,
    isDurable: true,
    hasChanged: ({ isNew }) => isNew,
    run: ({ tx, line: { at } }, player, { amount: amountEssence, note, key }) =>
      changeBalance(tx, player, key, { amountEssence, reason: 'grant', note, at }),
    verb: {
      usage: 'grant <player> <amount> <reason in words> [--reference <text>]',
      summary: 'give Blue Essence; with the same reference only once',
      read({ words: [, amount, ...reason], options }) {
        if (amount === undefined) throw new UsageError('Give the player, the amount and the reason.');
        const note = oneLine(reason.join(' '));
        const body = { amount: amountOf(amount), note, key: options.get('reference') ?? randomUUID() };
        if (note === '') throw new UsageError('Give the reason; the player sees it in the ledger.');
        if (note.length > WORDS_MAX || body.key.length > WORDS_MAX)
          throw new UsageError(`The reason and the reference may have ${WORDS_MAX} characters each.`);
        return body;
      },
      takesRefusal: true,
      says: ({ who, name, body, reply: { isNew, balance } }) =>
        isNew
          ? `Granted ${body.amount} BE to ${who}. Balance: ${balance} BE`
          : paidAlready(name, body.key, balance),
    },
  }),
  revoke: onPlayer<typeof calls.revokeEssence, IsNew>(calls.revokeEssence, {
    log: 'revoke',
    reason: ({ amount, note }) => `${amount} BE: ${note}`,
    isDurable: true,
    hasChanged: ({ isNew }) => isNew,
    run: ({ tx, line: { at } }, player, { amount, note, key }) =>
      changeBalance(tx, player, key, { amountEssence: -amount, reason: 'other', note, at }),
    verb: {
      usage: 'revoke <player> <amount> <reason in words>',
      summary: 'take Blue Essence back; the player reads the reason in the ledger',
      read({ words: [, amount, ...reason] }) {
        if (amount === undefined || reason.length === 0)
          throw new UsageError('Give the player, the amount and the reason.');
        return { amount: amountOf(amount), note: oneLine(reason.join(' ')), key: randomUUID() };
      },
      says: ({ name, body, reply }) => `Took ${body.amount} BE from ${name}. Balance: ${reply.balance} BE`,
    },
  }),
  erase: onPlayer<typeof calls.erasePlayer, IsNew>(calls.erasePlayer, {
    log: 'erase',
    // The host may have written the name into the reason.
    isLoggedFirst: true,
    checkCall({ name }, body) {
      if (typedNameOf(body.name) !== name) refuse('name_mismatch');
    },
    async run({ tx, line, tools }, { account }) {
      return { ...done, isNew: await eraseEverywhere(tx, account, pseudonymBy(tools.ids), line) };
    },
    after({ isNew }, { account }, { erasedList }) {
      if (!isNew)
        refuseAction(
          'not_now',
          'The player has been erased already.',
          ({ who }) => `${who} has been erased already.`,
        );
      erasedList.add([account]);
    },
    verb: {
      usage: `erase <player> --yes ${REASON}`,
      summary: 'erase a player at once and for good; matches and balances stay under an invented name',
      read: () => ({ name: '' }),
      preview: ({ who }) => `${who} would be erased for good. Repeat the command with --yes.`,
      says: ({ player }) =>
        `Erased ${player.id}. Backups made before still contain the player; a restored one is erased again.`,
    },
  }),
};

const refuseClosed = () =>
  refuseAction('not_now', 'The account is closed.', ({ who }) => `${who} is deleted.`);

/** The rule of `--rule`, which the player reads; null without one. */
function ruleOf({ options }: Pick<Arguments, 'options'>): HouseRule | null {
  const rule = options.get('rule');
  if (rule === undefined) return null;
  const known = HOUSE_RULES.find((one) => one === rule);
  if (known === undefined) throw new UsageError(`--rule must be ${HOUSE_RULES.join(', ')}.`);
  return known;
}

const amountOf = (text: string): number => wholeNumber(text, 'The amount', { min: 1, max: AMOUNT_MAX });
const paidAlready = (name: string, key: string, balance: number): string =>
  `${name} has a grant with the reference ${key} already; nothing changed. Balance: ${balance} BE`;

/** Gives or takes Blue Essence, once for each key. */
async function changeBalance(
  tx: Tx,
  { account: accountId }: Target,
  key: string,
  entry: Pick<LedgerEntry, 'amountEssence' | 'note' | 'at'> & { readonly reason: 'grant' | 'other' },
) {
  const reference = `${entry.reason === 'grant' ? 'grant' : 'revoke'}:${key}`;
  const outcome = await appendEntry(tx, { ...entry, accountId, reference });
  const { balanceAfter: balance } = await lastEntry(tx, accountId);
  if (outcome === 'insufficient')
    return refuseAction(
      'not_now',
      `The balance is only ${balance} BE.`,
      ({ name }) => `${name} has only ${balance} BE.`,
    );
  if (outcome === 'already_written') {
    const written = tx.selectFrom('ledger').select('amount').where('accountId', '=', accountId);
    const { amount } = await written.where('reference', '=', reference).executeTakeFirstOrThrow();
    if (amount !== entry.amountEssence)
      return refuseAction(
        'not_now',
        'Another amount was booked with this key. Nothing was changed; look at the ledger first.',
        ({ name }) => paidAlready(name, key, balance),
      );
  }
  return { balance, isNew: outcome === 'written' };
}

/** Erases an account, also from texts of others; false if it is erased already. */
export async function eraseEverywhere(
  tx: Tx,
  account: AccountId,
  pseudonym: Pseudonym,
  line: LoggedAction,
): Promise<boolean> {
  for (const subject of await lobbiesNamedAfter(tx, account))
    await insertAction(tx, { ...line, id: randomUUID(), kind: 'rename lobby', subject, reason: '' });
  return eraseAccount(tx, account, { pseudonym, at: line.at, fromTextsOfOthers: true });
}

async function tell(
  tx: Tx,
  accountId: AccountId,
  kind: PlayerNoticeKind,
  { reason: text, at }: LoggedAction,
  until: number | null,
): Promise<void> {
  await forget(tx, accountId, kind);
  await tx.insertInto('playerNotice').values({ accountId, kind, text, until, createdAt: at }).execute();
}

async function forget(tx: Tx, account: AccountId, kind: PlayerNoticeKind): Promise<void> {
  await tx.deleteFrom('playerNotice').where('accountId', '=', account).where('kind', '=', kind).execute();
}
