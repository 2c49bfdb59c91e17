import { champions } from '@hub/catalog/champions';
import type { LobbyPlayer } from '@hub/engine/wire/lobbies';
import { type ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { type ClashState, cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import {
  bot,
  chainLobby,
  chainSummary,
  clashLobby,
  mate,
  me,
} from '../../features/lobbies/screen/testing/lobbies.ts';
import {
  afterAhri,
  chainPlayer,
  champion,
  championsLeft,
} from '../../games/chain-of-legends/screen/testing/chain-state.ts';
import { clashPlayer, clashState } from '../../games/cooldown-clash/screen/testing/clash-state.ts';
import { PLAYER, type Stage } from './stage.ts';
import { idOf, shown } from './staged-account.ts';

const OTHERS = ['Bramble', 'Fenn', 'WWWWWWWWWWWW', 'Isla', 'Tarn', 'Orla', 'Pike'];

/** Another player in a lobby. */
const person = (name: string, rest: Partial<LobbyPlayer> = {}): LobbyPlayer =>
  mate({ ...shown(name), ...rest });
const self = (rest: Partial<LobbyPlayer> = {}) => me({ ...shown(PLAYER.name), ...rest });

/** Some of the lobbies that the list shows. */
export const LOBBIES = [
  chainSummary({ name: 'Only the quiet ones play', hasPassword: true, players: [person('Moss')] }),
  ...OTHERS.slice(0, 5).map((name, index) =>
    chainSummary({
      id: `ABC23${index + 5}` as never,
      maxPlayers: 4 + index,
      players: [name, ...OTHERS.slice(0, index).map((one) => `${name}-${one}`)].map((one) => person(one)),
      name: `${name}'s Lobby`,
      lives: 1 + index,
      guessTime: 10 + 5 * index,
    }),
  ),
];

/** A room with one more player and a bot. */
export const roomOfThree = chainLobby({
  players: [self({ status: 1 }), person('Bramble'), bot({ name: 'Nubbin' })],
});
/** A full room of eight with the longest names. */
export const roomOfEight = clashLobby({
  maxPlayers: 8,
  players: [
    self(),
    ...OTHERS.map((name, index) => person(name, { seat: index + 1, status: index % 2 === 0 ? 1 : 0 })),
  ],
});
/** The same room in its last countdown. */
export const startingRoom = { ...roomOfEight, version: 2, status: 'starting' as const, timeLeft: 2_500 };

/** Two persons in the countdown of quick play. */
export const quickTable = clashLobby({
  name: "Bramble's Lobby",
  status: 'starting',
  timeLeft: 1_200,
  quickStart: true,
  players: [person('Bramble', { status: 1 }), self({ status: 1 })],
  nextBots: [
    { seat: -3, name: 'Gurg', character: 'gurg' },
    { seat: -4, name: 'Skree', character: 'skree' },
  ],
});

const own = shown(PLAYER.name);
const others = (count: number) => OTHERS.slice(0, count);

const chainPlayers = (count: number) => [
  chainPlayer('me', { ...own, lives: 2 }),
  ...others(count).map((name, index) =>
    chainPlayer(name, { ...shown(name), seat: index + 1, lives: index % 4 }),
  ),
];

const USED = ['Irelia', 'Anivia', 'Ahri', 'Ivern'];
/** A game of Chain of Legends in its third turn: the player is to name a champion with N. */
export const chainTurn: ChainState = afterAhri({
  players: chainPlayers(3),
  turn: 3,
  lastChampion: champion('Ivern'),
  nextLetter: 'N',
  usedChampions: USED.map((id) => champion(id)),
  championData: championsLeft(...champions.map(({ id }) => id).filter((id) => !USED.includes(id))),
  championsUsed: 4,
});
/** The player has named no champion with N and lost a life; the next one with a life is on turn. */
export const chainMistake: ChainState = {
  ...chainTurn,
  version: 2,
  turn: 4,
  currentPlayerIndex: 2,
  players: chainTurn.players.map((one) => (one.id === PLAYER.id ? { ...one, lives: 1 } : one)),
  action: 'wrongInput',
  mistake: 'unknown',
  lastInput: 'Nobody',
  lastPlayer: PLAYER.id,
};
/** The player has won; Bramble was the first without lives, and Fenn is the last. */
export const chainEnd: ChainState = {
  ...chainTurn,
  version: 3,
  turn: 9,
  players: chainTurn.players.map((one, index) => ({
    ...one,
    lives: index === 0 ? 2 : 0,
    place: [1, 4, 2, 3][index] ?? null,
  })),
  action: 'wrongInput',
  mistake: 'wrongLetter',
  lastInput: 'Sona',
  lastPlayer: idOf('Fenn'),
  gameOver: true,
  winner: PLAYER.id,
  lostThrough: 'wrongInput',
  possiblePick: 'Nasus',
};
/** Eight players, the largest ring. */
export const chainOfEight: ChainState = { ...chainTurn, players: chainPlayers(7) };

/** Points after seven rounds: an exact guess pays 150, the closest one 100. */
const POINTS = [300, 250, 250, 200, 150, 100, 100, 0] as const;
const clashPlayers = (rest: (index: number) => Parameters<typeof clashPlayer>[1]) =>
  [PLAYER.name, ...others(7)].map((name, index) =>
    clashPlayer(name, {
      ...shown(name),
      seat: index,
      totalPoints: POINTS[index] ?? 0,
      ...rest(index),
    }),
  );

/** The countdown of a round of Cooldown Clash. */
export const clashCountdown: ClashState = clashState({
  players: clashPlayers((index) => ({ hasGuessed: index === 1 || index === 4 })),
  round: 8,
});
/** Guesses far apart, close together, equal and missing. */
const GUESSES = [80, 100, 100, 97, 14, 14, 999, null] as const;
export const clashResults: ClashState = clashState({
  version: 2,
  action: 'showResults',
  cooldown: [100, 90, 80],
  round: 8,
  players: clashPlayers((index) => {
    const guess = GUESSES[index] ?? null;
    const points = guess === 100 ? 150 : 0;
    return { guess, hasGuessed: guess !== null, points, totalPoints: (POINTS[index] ?? 0) + points };
  }),
  timeLeft: 1_500,
  timePerTurn: 8_000,
});
/** The round after it; the player has guessed. */
export const clashNextRound: ClashState = {
  ...clashCountdown,
  version: 3,
  round: 9,
  players: clashResults.players.map((one) => ({ ...one, guess: null, points: 0, hasGuessed: true })),
};
export const clashEnd: ClashState = {
  ...clashResults,
  version: 4,
  round: 9,
  gameOver: true,
  winner: idOf('Bramble'),
  players: clashResults.players.map((one, index) => ({
    ...one,
    totalPoints: one.totalPoints + (index === 1 ? 100 : 0),
    closestRounds: [3, 2, 1, 2, 0, 1, 1, 0][index] ?? 0,
    exactRounds: [0, 2, 2, 0, 1, 0, 0, 0][index] ?? 0,
  })),
};

const seated = { accessToken: 'pass-1', password: null } as const;

/** Shows the room of a lobby to a page that opens it. */
export function openChainRoom(stage: Stage, lobby: ReturnType<typeof chainLobby>): void {
  const payload = { ...seated, lobbyId: lobby.id, lobbyData: lobby, gameState: null };
  stage.onCommand(chainOfLegends, 'joinLobby', { action: 'joinedLobby', payload });
}
export function openClashRoom(stage: Stage, lobby: ReturnType<typeof clashLobby>): void {
  const payload = { ...seated, lobbyId: lobby.id, lobbyData: lobby, gameState: null };
  stage.onCommand(cooldownClash, 'joinLobby', { action: 'joinedLobby', payload });
}

/** Shows a running game to a page that opens it. */
export function openChain(stage: Stage, gameState: ChainState): void {
  const lobbyData = chainLobby({ status: 'playing', timeLeft: 0 });
  const payload = { ...seated, lobbyId: lobbyData.id, lobbyData, gameState };
  stage.onCommand(chainOfLegends, 'joinLobby', { action: 'joinedLobby', payload });
}
export function openClash(stage: Stage, gameState: ClashState): void {
  const lobbyData = clashLobby({ status: 'playing', timeLeft: 0 });
  const payload = { ...seated, lobbyId: lobbyData.id, lobbyData, gameState };
  stage.onCommand(cooldownClash, 'joinLobby', { action: 'joinedLobby', payload });
}
