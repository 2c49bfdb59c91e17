import type { AccountSummary } from '../domain/administration/ports.ts';
import type { Store } from '../store/store.ts';
import { UsageError } from './arguments.ts';
import { CommandError } from './command.ts';
import { moment, oneLine, table } from './printing.ts';

/** The one account that is meant. Throws a CommandError when there is none, or when a name fits several. */
export async function playerNamed(store: Store, who: string | undefined): Promise<AccountSummary> {
  if (who === undefined) throw new UsageError('Say which player: by player id, account id or name.');
  const [found, ...namesakes] = await store.administration.find(who);
  if (found === undefined) throw new CommandError(`There is no player ${oneLine(who)}.`);
  if (namesakes.length === 0) return found;
  throw new CommandError(
    `Several players are called ${oneLine(who)}. Say which one by player id:\n${playerTable([found, ...namesakes])}`,
  );
}

/** Players one a line. */
export const playerTable = (accounts: readonly AccountSummary[]): string =>
  table(
    ['player id', 'name', 'balance', 'created', 'state'],
    accounts.map((account) => [
      account.playerId,
      oneLine(account.name),
      `${account.balanceEssence} BE`,
      moment(account.createdAt),
      stateOf(account),
    ]),
  );

/** Whether the account is open, a guest's or linked, in words. */
export function stateOf({ erasedAt, eraseAt, deletedAt, isLinked }: AccountSummary): string {
  if (erasedAt !== undefined) return `erased ${moment(erasedAt)}`;
  if (eraseAt !== undefined) return `deleted by its owner, to be erased ${moment(eraseAt)}`;
  if (deletedAt !== undefined) return `deleted ${moment(deletedAt)}`;
  return isLinked ? 'linked' : 'guest';
}
