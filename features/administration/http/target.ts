import type { PlayerId } from '@hub/engine/wire/ids';
import type { Administrator } from '@hub/server/http/administrator.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { ListedPlayer } from '../lists.ts';
import type { AdminArea } from './area.ts';

/** The player of a call; refuses it where this administrator may not decide about that player. */
export async function targetOf(
  { administration, reports }: Pick<AdminArea, 'administration' | 'reports'>,
  by: Administrator,
  id: PlayerId,
): Promise<ListedPlayer> {
  const player = await administration.player(id);
  if (player === undefined) return refuse('account_not_found');
  if (player.account === by.account) return refuse('not_now', 'You cannot decide about your own account.');
  if (player.role === 'host') return refuse('forbidden', 'Hosts are looked after by the command line only.');
  if (by.role === 'moderator' && player.role !== null)
    return refuse('forbidden', 'Only a host decides about hosts and moderators.');
  await refuseOwnCase(reports, by, player.account);
  return player;
}

/** Actions end the reports about their subject, so moderators leave those to others of which they are a party. */
export async function refuseOwnCase(
  reports: AdminArea['reports'],
  { role, account }: Administrator,
  subject: string,
): Promise<void> {
  if (role !== 'host' && (await reports?.isParty(account, subject)))
    refuse('not_now', 'You are part of a report about this. Another moderator decides.');
}

/** A name that is free of what was reported, and of the old one. */
export const suggestedName = (id: PlayerId): string =>
  `Player-${Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9000, 7) + 1000}`;
