import type { Seat } from '../kernel/rules.ts';
import type { BotStrength, Character } from './bots.ts';
import type { LobbySettings, PlayerNumber } from './lobby-game.ts';

/** What a player says to the other members. */
export type LobbyPhrase = 'hello' | 'goodLuck' | 'moment' | 'ready' | 'wellPlayed' | 'again';

/** Replaces the settings of a lobby. */
export type ChangeSettings<Settings extends LobbySettings> = {
  readonly type: 'changeSettings';
  readonly settings: Settings;
  /** Encrypted; null for no password, missing to keep the present one. */
  readonly sealedPassword?: string | null;
};

/** Commands of a lobby; `move` contains a command of its game. */
export type LobbyCommand<Move, Settings extends LobbySettings = LobbySettings> =
  | { readonly type: 'join' }
  /** Joins, and starts the next game soon; `bots` take the free seats, the first ones first. */
  | { readonly type: 'quickJoin'; readonly bots: readonly Character[] }
  | { readonly type: 'setReady'; readonly isReady: boolean }
  | { readonly type: 'say'; readonly phrase: LobbyPhrase }
  | { readonly type: 'pageLoaded' }
  | { readonly type: 'playAgain' }
  /** Of the host of the hub; no player can send it. */
  | { readonly type: 'close' }
  /** Of the hub, when a player is erased; no player can send it. */
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'handOver'; readonly seat: Seat }
  | { readonly type: 'addBot'; readonly strength: BotStrength }
  | { readonly type: 'removeBot'; readonly bot: PlayerNumber }
  | ChangeSettings<Settings>
  | { readonly type: 'move'; readonly move: Move };

/** Reasons of refusals. `full` and `started` refuse new players, `too_soon` a player who has just joined and left, `no_free_seat` refuses a bot, `too_few_seats` new settings. */
export type LobbyRefusal =
  | 'full'
  | 'started'
  | 'kicked'
  | 'too_soon'
  | 'closed'
  | 'not_seated'
  | 'not_owner'
  | 'not_now'
  | 'no_free_seat'
  | 'too_few_seats'
  | 'not_started'
  | 'too_late';

/** Why a lobby closed. `idle`: it did not start, or its players were inactive. `empty`: all players left. `host`: the host of the hub closed it. */
export type ClosingReason = 'idle' | 'empty' | 'host';

export type LobbyEvent =
  | { readonly type: 'playerJoined'; readonly number: PlayerNumber }
  /** `isReading`: the next game begins without the player, who still reads the result of the last one. */
  | {
      readonly type: 'playerLeft';
      readonly number: PlayerNumber;
      readonly isKicked: boolean;
      readonly isReading?: true;
    }
  /** Readiness or connection changed, or the player plays again. */
  | { readonly type: 'playerChanged'; readonly number: PlayerNumber }
  | { readonly type: 'said'; readonly number: PlayerNumber; readonly phrase: LobbyPhrase }
  | { readonly type: 'ownerChanged' }
  | { readonly type: 'settingsChanged' }
  | { readonly type: 'startingBegan' }
  | { readonly type: 'pagesAwaited' }
  | { readonly type: 'gameBegan' }
  | { readonly type: 'gameChanged' }
  | { readonly type: 'gameEnded' }
  | { readonly type: 'reopened' }
  | { readonly type: 'closed'; readonly reason: ClosingReason };
