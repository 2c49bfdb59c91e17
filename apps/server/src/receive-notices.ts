import type { AccountId } from '@hub/engine/wire/ids';
import type { Leaderboards } from '@hub/features/leaderboards/server.ts';
import type { Notice, Notices } from '@hub/server/bus/notices.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { LobbyLimits } from './realtime/lobbies/lobby-limits.ts';
import type { Realtime } from './realtime/realtime.ts';

type Deps = {
  readonly leaderboards: Leaderboards;
  readonly realtime: Realtime;
  readonly lobbyLimits: LobbyLimits;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Limits of lobbies whose counts the other nodes share. */
export const sharedLobbyLimits = (notices: Notices): LobbyLimits =>
  new LobbyLimits({
    onCreation: (account) => notices.send({ kind: 'lobby created', account }),
    onWrongPassword: (account, lobbyId) => notices.send({ kind: 'wrong password', account, lobbyId }),
  });

/** Updates this node's memory after changes on other nodes. */
export async function receiveNotices(
  notices: Notices,
  { leaderboards, realtime, lobbyLimits, clock, logger }: Deps,
): Promise<void> {
  const reload = (reloading: Promise<void>): void => {
    reloading.catch((error: unknown) => logger.warn({ err: error }, 'reloading players failed'));
  };
  const onCosmeticsChanged = (account: AccountId): void => {
    leaderboards.invalidateCosmetics();
    reload(realtime.onCosmeticsChanged(account));
  };
  const onNotice = (notice: Notice): void => {
    switch (notice.kind) {
      case 'tokens revoked':
        return realtime.onTokensRevoked(notice.account);
      case 'cosmetics changed':
        return onCosmeticsChanged(notice.account);
      case 'waiting changed':
        return realtime.onWaiting(notice.account);
      case 'bests changed':
        return leaderboards.invalidateBests(notice.boards);
      case 'lobby created':
        return lobbyLimits.countCreation(notice.account, clock.now());
      case 'wrong password':
      default:
        return lobbyLimits.countWrongPassword(notice.account, notice.lobbyId, clock.now());
    }
  };
  await notices.receive(onNotice, () => {
    leaderboards.invalidateCosmetics();
    realtime.reloadWaiting();
    reload(realtime.reloadPlayers());
  });
}
