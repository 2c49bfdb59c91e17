import type { AccountSummary } from '@hub/features/administration/account-summaries.ts';
import { UsageError } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { formatTime, oneLine, table } from '@hub/features/administration/command-line/formatting.ts';
import type { Features } from '../features.ts';

/** The account meant by an id or name. Throws a CommandError when there is none, or when several have the name. */
export async function findPlayer(
  { administration }: Features,
  idOrName: string | undefined,
): Promise<AccountSummary> {
  if (idOrName === undefined) throw new UsageError('Name the player by player id, account id or name.');
  const [found, ...namesakes] = await administration.find(idOrName);
  if (found === undefined) throw new CommandError(`There is no player ${oneLine(idOrName)}.`);
  if (namesakes.length === 0) return found;
  throw new CommandError(
    `Several players are named ${oneLine(idOrName)}. Choose one by player id:\n${playerTable([found, ...namesakes])}`,
  );
}

/** A table with one player per line. */
export const playerTable = (accounts: readonly AccountSummary[]): string =>
  table(
    ['player id', 'name', 'balance', 'created', 'state'],
    accounts.map((account) => [
      account.playerId,
      account.name,
      `${account.balanceEssence} BE`,
      formatTime(account.createdAt),
      stateOf(account),
    ]),
  );

/** The account's state in words: erased, deleted, suspended, a role, linked or guest. */
export function stateOf(
  { erasedAt, eraseAt, deletedAt, suspendedUntil, isLinked, role }: AccountSummary,
  now: number = Date.now(),
): string {
  if (erasedAt !== undefined) return `erased ${formatTime(erasedAt)}`;
  if (eraseAt !== undefined) return `deleted by its owner, to be erased ${formatTime(eraseAt)}`;
  if (deletedAt !== undefined) return `deleted ${formatTime(deletedAt)}`;
  const kind = role ?? (isLinked ? 'linked' : 'guest');
  if (suspendedUntil !== undefined && suspendedUntil > now)
    return `suspended until ${formatTime(suspendedUntil)}${role === null ? '' : `, ${kind}`}`;
  return kind;
}
