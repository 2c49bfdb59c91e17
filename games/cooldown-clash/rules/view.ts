import { actionMs, type ClashGame, type FinishedRound } from './state.ts';

/**
 * A game as all members see it: without the cooldown and all guesses until the results. The binding adds names and ids of the
 * players.
 */
export function viewOfClash(game: ClashGame, now: number) {
  const { action, winner } = game;
  const isShown = action === 'showResults';
  const { id, slot, name, image, cooldownSeconds, champion } = game.spell;
  const spell = { id, slot, name, image };
  return {
    players: game.players.map(({ number, bot, hasLeft, guess, points, totalPoints, wonRounds }) => ({
      number,
      bot,
      hasLeft,
      hasGuessed: guess !== null,
      guess: isShown ? guess : null,
      points,
      totalPoints,
      // Null in games that older builds have started.
      wonRounds: wonRounds ? { closest: wonRounds.closest, exact: wonRounds.exact } : null,
    })),
    round: game.round,
    action,
    champion: { id: champion.id, name: champion.name, image: champion.image },
    spell: { ...spell, ...(isShown && { cooldownSeconds }) },
    remainingMs: winner === null ? Math.max(0, game.actionEndsAt - now) : 0,
    totalMs: actionMs(action, game.settings),
    winner,
    // Empty also in games that older builds have started.
    rounds: winner === null ? [] : (game.rounds ?? []).map(roundOf),
  };
}

const roundOf = ({ champion, slot, spell, cooldown, guesses }: FinishedRound): FinishedRound => ({
  champion,
  slot,
  spell,
  cooldown,
  guesses: guesses.map(({ number, guess, points }) => ({ number, guess, points })),
});
