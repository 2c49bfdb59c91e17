import { accept, refuse } from '../../kernel/rules.ts';
import type { LobbyGame, LobbySettings, PlayerNumber } from '../lobby-game.ts';
import { lobbyRules } from '../rules.ts';

type Claim = {
  readonly players: readonly PlayerNumber[];
  readonly away: readonly PlayerNumber[];
  readonly endsAt: number;
  readonly roundsLeft: number;
  readonly winner: PlayerNumber | null;
};

export type ClaimTypes = {
  settings: LobbySettings;
  facts: null;
  game: Claim;
  command: 'claim';
  refusal: 'not_playing';
  view: { readonly players: readonly PlayerNumber[]; readonly winner: PlayerNumber | null };
};

/** The game is abandoned after two rounds of this length without a claim. */
export const CLAIM_ROUND_MS = 20_000;

/** The smallest lobby game: the first player to claim wins, or the last one to stay. */
export const claimGame: LobbyGame<ClaimTypes> = {
  name: 'claim',
  stateVersion: 1,
  setup: ({ players }, { now }) => ({
    players: players.map(({ number }) => number),
    away: players.filter(({ isConnected }) => !isConnected).map(({ number }) => number),
    endsAt: now + CLAIM_ROUND_MS,
    roundsLeft: 2,
    winner: null,
  }),
  apply: (game, player) =>
    game.players.includes(player) ? accept({ ...game, winner: player }) : refuse('not_playing'),
  deadline: ({ endsAt }) => endsAt,
  advance: (game, { now }) => ({ ...game, endsAt: now + CLAIM_ROUND_MS, roundsLeft: game.roundsLeft - 1 }),
  postpone: (game, byMs) => ({ ...game, endsAt: game.endsAt + byMs }),
  setConnection: (game, player, connection) => ({
    ...game,
    away: [...game.away.filter((other) => other !== player), ...(connection === 'connected' ? [] : [player])],
  }),
  leave(game, player) {
    const players = game.players.filter((other) => other !== player);
    return { ...game, players, winner: players.length === 1 ? (players[0] ?? null) : null };
  },
  isAbandoned: ({ roundsLeft }) => roundsLeft === 0,
  view: ({ players, winner }) => ({ players, winner }),
  secretsOf: () => [],
  result: ({ players, winner }) =>
    winner === null
      ? undefined
      : { winner, players: players.map((number) => ({ number, bot: null, totalPoints: null })) },
};

export const claimRules = lobbyRules(claimGame);
export const claimFacts = null;
