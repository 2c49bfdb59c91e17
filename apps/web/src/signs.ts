import type { GameScreen, GameSigns } from '@hub/ui/screens/screen.ts';

/** Found in the games' folders, not named by the registry: the welcome page loads the registry, and no sign. */
const files = import.meta.glob<{ readonly signs: GameSigns }>('../../../games/*/screen/signs.ts', {
  eager: true,
});
const known = new Map(Object.values(files).map(({ signs }) => [signs.game.id, signs]));

/** The signs of a game. */
export function signsOf({ game }: Pick<GameScreen, 'game'>): GameSigns {
  const signs = known.get(game.id);
  if (signs === undefined) throw new Error(`${game.id} has no signs`);
  return signs;
}
