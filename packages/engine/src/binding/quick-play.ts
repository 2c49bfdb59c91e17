import { botStrengthsOf, type VersusGame } from '../define-game.ts';
import type { GameRules } from '../kernel/rules.ts';
import { type Character, charactersNear } from '../lobby/bots.ts';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import { allowsQuickPlay, isFullOfPlayers, isQuickStart } from '../lobby/quick-play.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import type { LobbyState } from '../lobby/state.ts';
import type { QuickBots } from '../wire/bots.ts';
import type { ErrorCode } from '../wire/errors.ts';
import { QUICK_LOBBY_NAME, quickLobbyNameOf } from '../wire/lobby-form.ts';
import type { RoomInfo } from './binding.ts';
import type { LobbyGuard } from './lobby-guard.ts';

/** Seats of a lobby that quick play opens. */
const QUICK_SEATS = 4;
/** How much stronger or weaker the bots are that a player asks for, on the scale of the bots. */
const STEP = { weaker: -150, alike: 0, stronger: 150 } as const satisfies Record<QuickBots, number>;
/** The number of a player who is in no lobby. */
const NEWCOMER = 1_000;

/** What a player wishes of the bots: how strong they are, and which one comes first. */
type Wish = { readonly bots?: QuickBots | undefined; readonly first?: Character | undefined };

/** The characters that quick play seats for a player of this rating, the first ones first. */
export function nearBots(
  game: VersusGame,
  rating: number,
  { bots = 'alike', first }: Wish,
): readonly Character[] {
  const near = charactersNear(rating + STEP[bots], botStrengthsOf(game));
  return first === undefined ? near : [first, ...near.filter((one) => one !== first)];
}

/** The creation form of a lobby that quick play opens, with the presets of the game. */
export async function quickForm(
  { lobby: { gameSettingName, gameSetting, guessTime } }: VersusGame,
  guard: Pick<LobbyGuard, 'checkName'>,
  player: string,
): Promise<object> {
  const named = quickLobbyNameOf(player);
  const name = (await guard.checkName(named)) === undefined ? named : QUICK_LOBBY_NAME;
  return {
    name,
    maxPlayers: QUICK_SEATS,
    guessTime: guessTime.preset,
    quickPlay: true,
    [gameSettingName]: gameSetting.preset,
  };
}

/** Where quick play looks first: countdowns that end soonest, then open lobbies, then running games with a bot's place: those first that are between two rounds. */
export function offerOf<T extends LobbyGameTypes>(
  { rules, facts }: { readonly rules: GameRules<LobbyTypes<T>>; readonly facts: T['facts'] },
  state: LobbyState<T>,
  { seats }: Pick<RoomInfo, 'seats'>,
): number | undefined {
  const { phase, phaseEndsAt, openedAt, players } = state;
  // The rules learn of a lost connection a moment later than the room.
  const isThere = players.some(({ number }) => seats[number]?.isConnected);
  if (!allowsQuickPlay(state) || !isThere) return undefined;
  const join = { type: 'command', seat: NEWCOMER, command: { type: 'quickJoin', bots: [] } } as const;
  const joined = rules.apply(state, join, { now: openedAt, facts });
  if (!joined.ok) return undefined;
  if (isQuickStart(state)) return phaseEndsAt ?? 0;
  const isSeatedLater = phase === 'playing' && !joined.state.latecomers?.includes(NEWCOMER);
  return Number.MAX_SAFE_INTEGER / (phase === 'open' ? 4 : isSeatedLater ? 1.5 : 2) + openedAt;
}

/** Why a new player cannot join the lobby; undefined if it is open. */
export function joinRefusal<T extends LobbyGameTypes>(state: LobbyState<T>): ErrorCode | undefined {
  const { phase, quick } = state;
  // At a table of quick play, persons take the places of bots; the rules decide.
  if (quick !== undefined && phase !== 'open') return undefined;
  if (phase !== 'open') return 'game_started';
  return isFullOfPlayers(state) ? 'lobby_full' : undefined;
}

/** Whether the list shows the lobby: its next game has not started, and it has a free seat. */
export const isListed = <T extends LobbyGameTypes>(state: LobbyState<T>): boolean =>
  (state.phase === 'open' || (state.phase === 'starting' && isQuickStart(state))) && !isFullOfPlayers(state);
