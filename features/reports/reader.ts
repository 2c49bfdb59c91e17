import type { AccountId } from '@hub/engine/wire/ids';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { Reader } from './ports.ts';

type Administrator = {
  readonly account: AccountId;
  readonly role: Role;
  readonly games: readonly string[] | null;
};

/** Moderators do not judge their own cases. A host reads all, because there may be nobody else. */
export const readerOf = ({ account, role, games }: Administrator): Reader => ({
  games,
  notOf: role === 'host' ? null : account,
});
