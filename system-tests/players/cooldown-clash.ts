import { type ClashState, cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import type { GameSocket } from './game-socket.ts';
import { cooldownOf } from './knowledge.ts';
import type { LobbyStrategy } from './lobby-player.ts';
import { wasAccepted } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Share of rounds in which a player guesses the right cooldown. */
const KNOWN_PERCENT = 30;

/** Guesses cooldowns; creates lobbies for two to eight players that end after one to three rounds. */
export const clashStrategy: LobbyStrategy<typeof cooldownClash> = {
  endpoint: cooldownClash,
  create: ({ random, name }) => ({
    action: 'createLobby',
    payload: {
      name: `${name}'s clash`,
      maxPlayers: random.pick([2, 2, 3, 4, 6, 8]) ?? 2,
      guessTime: 15,
      winPoints: random.pick([100, 200, 300]) ?? 100,
    },
  }),
  move: guessCooldown,
};

async function guessCooldown(
  player: Player,
  socket: GameSocket<typeof cooldownClash>,
  state: ClashState,
): Promise<boolean> {
  const { lobbyId, round, action } = state;
  if (action !== 'countdown' || hasGuessed(player, state)) return false;
  const seconds = secondsFor(player, state);
  await player.think();
  const answer = await socket.ask(
    { action: 'submitGuess', payload: { lobbyId, guess: seconds, round } },
    ({ payload }) => {
      if (!('gameState' in payload) || payload.gameState === null) return false;
      const told = payload.gameState;
      return told.round > round || told.gameOver || told.action === 'showResults' || hasGuessed(player, told);
    },
  );
  if (!wasAccepted(player, socket, 'cooldownClash.submitGuess', answer) || answer.kind !== 'frame')
    return true;
  const { payload } = answer.frame;
  const told = 'gameState' in payload ? payload.gameState : null;
  if (told?.round === round && hasGuessed(player, told))
    player.note({
      kind: 'guessed',
      game: 'cooldownClash',
      room: lobbyId,
      version: told.version,
      round,
      seconds,
    });
  return true;
}

const hasGuessed = (player: Player, { players }: ClashState): boolean =>
  players.some(({ id, hasGuessed: did }) => id === player.me.playerId && did);

/** The right cooldown, or a random one. */
function secondsFor({ random }: Player, { targetChampion, targetSpell }: ClashState): number {
  const isKnown = random.percent(KNOWN_PERCENT);
  const guess = isKnown ? cooldownOf(targetChampion.id, targetSpell.key) : random.between(1, 120);
  return Math.round(guess * 10) / 10;
}
