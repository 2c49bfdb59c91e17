import { spells } from '@hub/catalog/spells';
import { type ClashState, cooldownClash } from '@hub/cooldown-clash/game.ts';
import type { GameLink } from './game-socket.ts';
import type { TableManners } from './lobby-player.ts';
import { counted } from './play-until-over.ts';
import type { Player } from './player.ts';

/** In a hundred rounds a player knows the cooldown so often. */
const KNOWN_PERCENT = 30;

/** Guesses at cooldowns; a table of two to eight, won after a round or three. */
export const clashManners: TableManners<typeof cooldownClash> = {
  endpoint: cooldownClash,
  create: ({ dice, name }) => ({
    action: 'createLobby',
    payload: {
      name: `${name}'s clash`,
      maxPlayers: dice.pick([2, 2, 3, 4, 6, 8]) ?? 2,
      guessTime: 15,
      winPoints: dice.pick([100, 200, 300]) ?? 100,
    },
  }),
  move: guessCooldown,
};

async function guessCooldown(
  player: Player,
  link: GameLink<typeof cooldownClash>,
  state: ClashState,
): Promise<boolean> {
  const { lobbyId, round, action } = state;
  if (action !== 'countdown' || hasGuessed(player, state)) return false;
  const seconds = secondsFor(player, state);
  await player.think();
  const answer = await link.ask(
    { action: 'submitGuess', payload: { lobbyId, guess: seconds } },
    ({ payload }) => {
      if (!('gameState' in payload) || payload.gameState === null) return false;
      const told = payload.gameState;
      return told.round > round || told.gameOver || told.action === 'showResults' || hasGuessed(player, told);
    },
  );
  if (!counted(player, link, 'cooldownClash.submitGuess', answer) || answer.kind !== 'frame') return true;
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

/** The cooldown, or something like it. */
function secondsFor(player: Player, { targetChampion, targetSpell }: ClashState): number {
  const spell = spells.find(
    ({ champion, slot }) => champion === targetChampion.id && slot === targetSpell.key,
  );
  const [known = 10] = spell?.cooldownSeconds ?? [];
  const guess = player.dice.percent(KNOWN_PERCENT) ? known : player.dice.between(1, 120);
  return Math.round(guess * 10) / 10;
}
