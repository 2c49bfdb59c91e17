import { type ChainState, chainOfLegends } from '@hub/chain-of-legends/game.ts';
import type { GameLink } from './game-socket.ts';
import type { TableManners } from './lobby-player.ts';
import { counted } from './play-until-over.ts';
import type { Player } from './player.ts';

/** In a hundred turns a player knows a champion so often. */
const KNOWN_PERCENT = 80;

/** Champions in turn; a table of two to eight, with few lives. */
export const chainManners: TableManners<typeof chainOfLegends> = {
  endpoint: chainOfLegends,
  create: ({ dice, name }) => ({
    action: 'createLobby',
    payload: {
      name: `${name}'s chain`,
      maxPlayers: dice.pick([2, 2, 3, 4, 6, 8]) ?? 2,
      guessTime: 15,
      lives: dice.between(1, 3),
    },
  }),
  move: nameChampion,
};

async function nameChampion(
  player: Player,
  link: GameLink<typeof chainOfLegends>,
  state: ChainState,
): Promise<boolean> {
  const { lobbyId, turn } = state;
  const name = nameFor(player, state);
  if (state.players[state.currentPlayerIndex]?.id !== player.me.playerId || name === undefined) return false;
  await player.think();
  const answer = await link.ask(
    { action: 'submitChampion', payload: { lobbyId, champion: name } },
    ({ payload }) => 'gameState' in payload && payload.gameState !== null && payload.gameState.turn > turn,
  );
  if (!counted(player, link, 'chainOfLegends.submitChampion', answer) || answer.kind !== 'frame') return true;
  const { payload } = answer.frame;
  const told = 'gameState' in payload ? payload.gameState : null;
  // The clock may have been quicker.
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

/** A champion that fits, or none that anybody knows; undefined when there is nothing left to name. */
function nameFor(player: Player, { championData, nextLetter }: ChainState): string | undefined {
  const fitting = Object.keys(championData).filter(
    (name) => nextLetter === null || firstLetter(name) === nextLetter.toLowerCase(),
  );
  return player.knows(KNOWN_PERCENT) ? player.dice.pick(fitting) : fitting[0] && 'Nobody';
}

const firstLetter = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .charAt(0)
    .toLowerCase();
