import type { Administrator } from '../administration/door-store.ts';
import type { Reader } from './ports.ts';

/** Moderators do not judge their own cases. A host reads all, because there may be nobody else. */
export const readerOf = ({
  account,
  role,
  games,
}: Pick<Administrator, 'account' | 'role' | 'games'>): Reader => ({
  games,
  notOf: role === 'host' ? null : account,
});
