import { type ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import type { GameSocket } from './game-socket.ts';
import { namesStartingWith } from './knowledge.ts';
import type { LobbyStrategy } from './lobby-player.ts';
import { wasAccepted } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Share of turns in which a player names a fitting champion. */
const KNOWN_PERCENT = 80;

/** Names champions; creates lobbies for two to eight players with few lives. */
export const chainStrategy: LobbyStrategy<typeof chainOfLegends> = {
  endpoint: chainOfLegends,
  create: ({ random, name }) => ({
    action: 'createLobby',
    payload: {
      name: `${name}'s chain`,
      maxPlayers: random.pick([2, 2, 3, 4, 6, 8]) ?? 2,
      guessTime: 15,
      lives: random.between(1, 3),
    },
  }),
  move: nameChampion,
};

async function nameChampion(
  player: Player,
  socket: GameSocket<typeof chainOfLegends>,
  state: ChainState,
): Promise<boolean> {
  const { lobbyId, turn } = state;
  const name = nameFor(player, state);
  if (state.players[state.currentPlayerIndex]?.id !== player.me.playerId || name === undefined) return false;
  await player.think();
  const answer = await socket.ask(
    { action: 'submitChampion', payload: { lobbyId, champion: name, turn } },
    ({ payload }) => 'gameState' in payload && payload.gameState !== null && payload.gameState.turn > turn,
  );
  if (!wasAccepted(player, socket, 'chainOfLegends.submitChampion', answer) || answer.kind !== 'frame')
    return true;
  const { payload } = answer.frame;
  const told = 'gameState' in payload ? payload.gameState : null;
  // The turn may have timed out before.
  if (told?.turn === turn + 1 && told.lastInput === name)
    player.note({
      kind: 'guessed',
      game: 'chainOfLegends',
      room: lobbyId,
      version: told.version,
      round: turn,
      name,
    });
  return true;
}

/** A fitting champion or a wrong name; undefined when no champion is left. */
function nameFor(player: Player, { championData, nextLetter }: ChainState): string | undefined {
  const fitting = namesStartingWith(nextLetter, Object.keys(championData));
  return player.knows(KNOWN_PERCENT) ? player.random.pick(fitting) : fitting[0] && 'Nobody';
}
