import type { PlayerId } from '@hub/engine/wire/ids';
import type { Administrator } from '@hub/server/http/administrator.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { type PlayerAction, perform } from '../actions.ts';
import { listPlayers, setRole, showPlayer } from '../calls/players.ts';
import type { ListedPlayer } from '../lists.ts';
import { playerActions } from '../player-actions.ts';
import { signInLink } from '../roles.ts';
import type { AdminArea } from './area.ts';
import { type AdminMount, pageOf } from './mount.ts';
import { suggestedName, targetOf } from './target.ts';

const AUDIT_LINES = 10;
const LEDGER_LINES = 10;

const shown = ({ account: _account, ...player }: ListedPlayer) => player;

/** As `by` sees the player: moderators do not see how many have reported them. */
const shownTo = ({ account, role }: Administrator, player: ListedPlayer) =>
  role !== 'host' && player.account === account ? { ...shown(player), reports: 0 } : shown(player);

/** Mounts the calls about players. */
export function mountPlayers(admin: AdminMount, area: AdminArea): void {
  const { administration, ledger, shop } = area;
  admin(listPlayers, async ({ query: { text, only = 'all', ...page } }, by) => {
    const { rows, total } = await administration.players({ ...pageOf(page), text, only });
    return { rows: rows.map((player) => shownTo(by, player)), total };
  });
  admin(showPlayer, async ({ params }, by) => {
    const player = await administration.player(params.player);
    if (player === undefined) return refuse('account_not_found');
    const { account, id } = player;
    const [facts, items, { entries }, recoveryCodesLeft, audit] = await Promise.all([
      administration.factsOf(account),
      shop.ownedBy(account),
      ledger.pageOf(account),
      area.recoveryCodesLeft(account),
      // What hosts did with keys, codes and money is not for moderators.
      administration.audit({
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
      ledger: entries
        .slice(0, LEDGER_LINES)
        .map(({ timestamp: at, sequence: _sequence, ...entry }) => ({ ...entry, at })),
      recoveryCodesLeft,
      suggestedName: suggestedName(id),
      audit: audit.rows,
    };
  });
  const { erase, ...others } = playerActions;
  for (const action of Object.values(others) as PlayerAction[]) mountAction(admin, area, action);
  admin(setRole, async ({ params, body, origin }, by) => {
    const player = await targetOf(area, by, params.player);
    if (player.closedAt !== null) return refuse('not_now', 'The account is closed.');
    const roles = administration.roles(area.author(by, body.reason));
    if (body.role === null) {
      await roles.take(player.account);
      return { link: null, until: null };
    }
    const games = body.role === 'room moderator' ? (body.games ?? []) : undefined;
    if (games?.length === 0) return refuse('invalid_request', 'games: must not be empty');
    const { code, until } = await roles.give(player.account, body.role, games);
    return { link: signInLink(origin, code), until };
  });
  mountAction(admin, area, erase);
}

/** Mounts the call of an action. */
function mountAction(admin: AdminMount, area: AdminArea, action: PlayerAction): void {
  admin(action.call, async ({ params, body }, by) => {
    const player = await targetOf(area, by, (params as { readonly player: PlayerId }).player);
    const { reason = '', ...given } = body as { readonly reason?: string };
    action.checkCall?.(player, given);
    return perform(action, player, given, { tools: area.tools, author: area.author(by, reason) });
  });
}

/** Actions of the log that moderators see in the sheet of a player. */
const MODERATOR_KINDS = ['rename', 'suspend', 'lift suspension', 'decide report', 'reply'];
