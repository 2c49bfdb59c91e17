import type { Game } from '@hub/engine/binding/binding';
import type { AnyLobbyPlayer, AnyScorePlayer } from '@hub/engine/testing/game-player';
import { games, testingFile, testingParts } from '../games.ts';

const players = await testingParts<AnyScorePlayer | AnyLobbyPlayer>('player');

/** A game and how simulated players play it. Daily games need no player of their own. */
export type PlayedGame =
  | { readonly game: Game; readonly kind: 'daily' }
  | { readonly game: Game; readonly kind: 'score'; readonly player: AnyScorePlayer }
  | { readonly game: Game; readonly kind: 'versus'; readonly player: AnyLobbyPlayer };

/** How simulated players play a game, with what its folder exports as `player`. Throws if they cannot. */
export function playedGameOf(
  game: Game,
  player: AnyScorePlayer | AnyLobbyPlayer | undefined = players.get(game.descriptor.id),
): PlayedGame {
  const { kind, id, names } = game.descriptor;
  if (kind === 'daily') return { game, kind };
  if (kind === 'score' && player !== undefined && 'ways' in player) return { game, kind, player };
  if (kind === 'versus' && player !== undefined && 'settings' in player) return { game, kind, player };
  const type = kind === 'score' ? 'ScorePlayer' : 'LobbyPlayer';
  throw new Error(
    `Simulated players cannot play ${names.title}: export a ${type} as "player" from ${testingFile(id, 'player')}.`,
  );
}

/** All games by id. Throws for a game that simulated players cannot play. */
export const playedGames: ReadonlyMap<string, PlayedGame> = new Map(
  games.map((game) => [game.descriptor.id, playedGameOf(game)]),
);

/** The game that rooms of this kind belong to. Throws for a kind without a game. */
export function playedGame(kind: string): PlayedGame {
  const found = playedGames.get(kind);
  if (found === undefined) throw new RangeError(`no game has rooms of the kind ${kind}`);
  return found;
}
