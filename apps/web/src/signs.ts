import type { GameScreen, GameSigns } from '@hub/ui/screens/screen.ts';

/** Imported by glob, not from the registry: the welcome page loads the registry but needs no icons. */
const files = import.meta.glob<{ readonly signs: GameSigns }>('../../../games/*/screen/signs.ts', {
  eager: true,
});
const known = new Map(Object.values(files).map(({ signs }) => [signs.game.id, signs]));

/** Returns the icons of a game; throws if it has none. */
export function signsOf({ game }: Pick<GameScreen, 'game'>): GameSigns {
  const signs = known.get(game.id);
  if (signs === undefined) throw new Error(`${game.id} has no signs`);
  return signs;
}
