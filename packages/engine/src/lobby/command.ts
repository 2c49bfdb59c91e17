import type { Seat } from '../kernel/rules.ts';
import type { BotStrength } from './bots.ts';
import type { PlayerNumber } from './lobby-game.ts';

/** Commands of a lobby; `move` contains a command of its game. */
export type LobbyCommand<Move> =
  | { readonly type: 'join' }
  | { readonly type: 'setReady'; readonly isReady: boolean }
  | { readonly type: 'pageLoaded' }
  | { readonly type: 'playAgain' }
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'handOver'; readonly seat: Seat }
  | { readonly type: 'addBot'; readonly strength: BotStrength }
  | { readonly type: 'removeBot'; readonly bot: PlayerNumber }
  | { readonly type: 'move'; readonly move: Move };

/** Reasons of refusals. `full` and `started` refuse new players, `no_free_seat` refuses a bot. */
export type LobbyRefusal =
  | 'full'
  | 'started'
  | 'kicked'
  | 'closed'
  | 'not_seated'
  | 'not_owner'
  | 'not_now'
  | 'no_free_seat'
  | 'not_started'
  | 'too_late';

/** Why a lobby closed. `idle`: it did not start, or its players were inactive. `empty`: all players left. */
export type ClosingReason = 'idle' | 'empty';

export type LobbyEvent =
  | { readonly type: 'playerJoined'; readonly number: PlayerNumber }
  | { readonly type: 'playerLeft'; readonly number: PlayerNumber; readonly isKicked: boolean }
  /** Readiness or connection changed. */
  | { readonly type: 'playerChanged'; readonly number: PlayerNumber }
  | { readonly type: 'ownerChanged' }
  | { readonly type: 'startingBegan' }
  | { readonly type: 'pagesAwaited' }
  | { readonly type: 'gameBegan' }
  | { readonly type: 'gameChanged' }
  | { readonly type: 'gameEnded' }
  | { readonly type: 'reopened' }
  | { readonly type: 'closed'; readonly reason: ClosingReason };
