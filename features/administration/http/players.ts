import { isErrorCode } from '@hub/engine/wire/errors';
import type { PlayerId } from '@hub/engine/wire/ids';
import type { Administrator } from '@hub/server/http/administrator.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { typedNameOf } from '../../accounts/username.ts';
import type { Ledger } from '../../ledger/server.ts';
import type { Reports } from '../../reports/server.ts';
import type { Shop } from '../../shop/server.ts';
import {
  closePlayer,
  erasePlayer,
  grantEssence,
  liftSuspension,
  listPlayers,
  makePlayerCode,
  renamePlayer,
  restorePlayer,
  revokeEssence,
  setRole,
  showPlayer,
  signPlayerOut,
  suspendPlayer,
} from '../calls/players.ts';
import type { ListedPlayer } from '../lists.ts';
import { doorLink } from '../roles.ts';
import type { Administration } from '../server.ts';
import type { Acts } from './acts.ts';
import type { AdminMount } from './mount.ts';

/** Longest suspension. */
const MAX_MS = 3_660 * 86_400_000;
const AUDIT_LINES = 10;
const LEDGER_LINES = 10;
const DEFAULT_ROWS = 50;
const done = { done: true } as const;

export type PlayersArea = {
  readonly lists: Administration;
  readonly reports: Pick<Reports, 'isParty'>;
  readonly acts: Acts;
  readonly ledger: Ledger;
  readonly shop: Shop;
  readonly recoveryCodesLeft: (account: ListedPlayer['account']) => Promise<number>;
  readonly now: () => number;
};

/** Which rows a call asks for. */
export const pageOf = ({
  offset = 0,
  limit = DEFAULT_ROWS,
}: {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}) => ({ offset, limit });

/** The player of a call; refuses it where this administrator may not decide about that player. */
export async function targetOf(
  { lists, reports }: Pick<PlayersArea, 'lists' | 'reports'>,
  by: Administrator,
  id: PlayerId,
): Promise<ListedPlayer> {
  const player = await lists.player(id);
  if (player === undefined) return refuse('account_not_found');
  if (player.account === by.account) return refuse('not_now', 'You cannot decide about your own account.');
  if (player.role === 'host') return refuse('forbidden', 'Hosts are looked after by the command line only.');
  if (by.role === 'moderator' && player.role !== null)
    return refuse('forbidden', 'Only a host decides about hosts and moderators.');
  await refuseOwnCase(reports, by, player.account);
  return player;
}

/** Acts end the reports about their subject, so moderators leave those to others of which they are a party. */
export async function refuseOwnCase(
  reports: Pick<Reports, 'isParty'>,
  { role, account }: Administrator,
  subject: string,
): Promise<void> {
  if (role !== 'host' && (await reports.isParty(account, subject)))
    refuse('not_now', 'You are part of a report about this. Another moderator decides.');
}

const shown = ({ account: _account, ...player }: ListedPlayer) => player;

/** As `by` sees the player: moderators do not see how many have reported them. */
const shownTo = ({ account, role }: Administrator, player: ListedPlayer) =>
  role !== 'host' && player.account === account ? { ...shown(player), reports: 0 } : shown(player);

/** A name that is free of what was reported, and of the old one. */
export const suggestedName = (id: PlayerId): string =>
  `Player-${Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9000, 7) + 1000}`;

const refuseOtherAmount = () =>
  refuse(
    'not_now',
    'Another amount was booked with this key. Nothing was changed; look at the ledger first.',
  );

/** Mounts the calls about players. */
export function mountPlayers(admin: AdminMount, area: PlayersArea): void {
  const { lists, acts, ledger, shop, now } = area;
  admin(listPlayers, async ({ query: { text, only = 'all', ...page } }, by) => {
    const { rows, total } = await lists.players({ ...pageOf(page), text, only });
    return { rows: rows.map((player) => shownTo(by, player)), total };
  });
  admin(showPlayer, async ({ params }, by) => {
    const player = await lists.player(params.player);
    if (player === undefined) return refuse('account_not_found');
    const { account, id } = player;
    const [facts, items, { entries }, recoveryCodesLeft, audit] = await Promise.all([
      lists.factsOf(account),
      shop.ownedBy(account),
      ledger.pageOf(account),
      area.recoveryCodesLeft(account),
      // What hosts did with keys, codes and money is not for moderators.
      lists.audit({
        subject: account,
        kinds: by.role === 'host' ? undefined : player.account === by.account ? [] : MODERATOR_KINDS,
        limit: AUDIT_LINES,
        offset: 0,
      }),
    ]);
    return {
      ...shownTo(by, player),
      ...facts,
      items: items.map(({ type, name, isActive }) => ({ type, name, isActive })),
      ledger: entries.slice(0, LEDGER_LINES).map(({ amount, balanceAfter, reason, note, timestamp: at }) => ({
        amount,
        balanceAfter,
        reason,
        at,
        note: note ?? null,
      })),
      recoveryCodesLeft,
      suggestedName: suggestedName(id),
      audit: audit.rows,
    };
  });
  admin(renamePlayer, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    const renamed = await acts.moderation(by, body.reason).rename(player.account, body.name, body.rule);
    if (!renamed.ok) return refuse(isErrorCode(renamed.code) ? renamed.code : 'account_not_found');
    return { name: renamed.name, reportsEnded: renamed.reportsEnded ?? 0 };
  });
  admin(suspendPlayer, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    refuseWrongEnd(body.until, now());
    const reportsEnded = await acts
      .moderation(by, body.reason)
      .suspend(player.account, body.until, body.rule);
    return reportsEnded === undefined ? refuse('not_now', 'The account is closed.') : { reportsEnded };
  });
  admin(liftSuspension, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    const isLifted = await acts.moderation(by, body.reason).liftSuspension(player.account);
    return isLifted ? done : refuse('not_now', 'The player is not suspended.');
  });
  admin(signPlayerOut, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    await acts.moderation(by, body.reason).signOut(player.account);
    return done;
  });
  admin(makePlayerCode, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    const code = await acts.moderation(by, body.reason).makeRecoveryCode(player.account);
    return code === undefined ? refuse('not_now', 'The account is closed.') : { code };
  });
  admin(closePlayer, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    const outcome = await acts.moderation(by, body.reason).softDelete(player.account);
    return outcome === 'deleted' ? done : refuse('not_now', 'The account is closed already.');
  });
  admin(restorePlayer, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    const outcome = await acts.moderation(by, body.reason).restore(player.account);
    if (outcome === 'restored') return done;
    return refuse('not_now', outcome === 'erased' ? 'The player has been erased.' : 'The account is open.');
  });
  admin(grantEssence, async ({ params, body: { amount: amountEssence, note, key: reference } }, by) => {
    const player = await targetOf(area, by, params.player);
    const outcome = await acts.moderation(by, '').grant(player.account, { amountEssence, note, reference });
    if (outcome === 'other_amount') return refuseOtherAmount();
    return { balance: await ledger.balanceOf(player.account) };
  });
  admin(revokeEssence, async ({ params, body: { amount: amountEssence, note, key: reference } }, by) => {
    const player = await targetOf(area, by, params.player);
    const outcome = await acts.moderation(by, '').revoke(player.account, { amountEssence, note, reference });
    if (outcome === 'other_amount') return refuseOtherAmount();
    const balance = await ledger.balanceOf(player.account);
    return outcome === 'insufficient' ? refuse('not_now', `The balance is only ${balance} BE.`) : { balance };
  });
  admin(setRole, async ({ params, body, origin }, by) => {
    const player = await targetOf(area, by, params.player);
    if (player.closedAt !== null) return refuse('not_now', 'The account is closed.');
    const roles = acts.roles(by, body.reason);
    if (body.role === null) {
      await roles.take(player.account);
      return { link: null, until: null };
    }
    const games = body.role === 'room moderator' ? (body.games ?? []) : undefined;
    if (games?.length === 0) return refuse('invalid_request', 'games: must not be empty');
    const { code, until } = await roles.give(player.account, body.role, games);
    return { link: doorLink(origin, code), until };
  });
  admin(erasePlayer, async ({ params, body }, by) => {
    const player = await targetOf(area, by, params.player);
    if (typedNameOf(body.name) !== player.name) return refuse('name_mismatch');
    const isErased = await acts.moderation(by, body.reason).erase(player.account);
    return isErased ? done : refuse('not_now', 'The player has been erased already.');
  });
}

/** Acts of the log that moderators see in the sheet of a player. */
const MODERATOR_KINDS = ['rename', 'suspend', 'lift suspension', 'decide report', 'reply'];

/** Refuses times at which a suspension may not end. */
export function refuseWrongEnd(until: number, now: number): void {
  if (until <= now || until > now + MAX_MS)
    refuse('invalid_request', 'until: must be a coming time, at most ten years away');
}
