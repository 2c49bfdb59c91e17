import type { GameId, PlayerId } from '@hub/engine/wire/ids';
import type { LobbyIn, LobbyPlayer, SummaryIn } from '@hub/engine/wire/lobbies';
import type { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import type { cooldownClash } from '@hub/games/cooldown-clash/game.ts';

type ChainLobby = LobbyIn<typeof chainOfLegends>;
type ChainLobbySummary = SummaryIn<typeof chainOfLegends>;
type ClashLobby = LobbyIn<typeof cooldownClash>;

/** The player who uses the page in tests. */
export const ME = 'aaaaBBBB1234' as PlayerId;
export const MATE = 'ccccDDDD5678' as PlayerId;
export const LOBBY = 'ABC234' as GameId;

const person = (rest: Partial<LobbyPlayer>): LobbyPlayer => ({
  id: ME,
  seat: 0,
  name: 'Kestrel',
  usernameEffect: null,
  connected: true,
  bot: null,
  status: 0,
  ...rest,
});

export const me = (rest: Partial<LobbyPlayer> = {}): LobbyPlayer => person(rest);
export const mate = (rest: Partial<LobbyPlayer> = {}): LobbyPlayer =>
  person({ id: MATE, seat: 1, name: 'Bramble', ...rest });
export const bot = (rest: Partial<LobbyPlayer> = {}): LobbyPlayer =>
  person({ id: 'bot-1', seat: -1, name: 'Golem', bot: 'easy', status: 1, ...rest });

const lobby = {
  id: LOBBY,
  name: "Kestrel's Lobby",
  hasPassword: false,
  maxPlayers: 4,
  guessTime: 15,
  version: 1,
  owner: ME,
  status: 'open',
  timeLeft: 1_800_000,
} as const;

/** An open lobby of Chain of Legends with two players; the viewer is the owner. */
export const chainLobby = (rest: Partial<ChainLobby> = {}): ChainLobby => ({
  ...lobby,
  waitingFor: [],
  players: [me(), mate()],
  lives: 3,
  ...rest,
});

/** The same for Cooldown Clash. */
export const clashLobby = (rest: Partial<ClashLobby> = {}): ClashLobby => ({
  ...lobby,
  waitingFor: [],
  players: [me(), mate()],
  winPoints: 500,
  ...rest,
});

/** Another player's lobby as an entry of the Chain of Legends list. */
export const chainSummary = (rest: Partial<ChainLobbySummary> = {}): ChainLobbySummary => ({
  id: LOBBY,
  name: "Bramble's Lobby",
  hasPassword: false,
  maxPlayers: 4,
  guessTime: 15,
  owner: MATE,
  players: [mate()],
  lives: 3,
  ...rest,
});
