import type { GameIcons, GameScreen } from '@hub/ui/screens/screen.ts';

/** Imported by glob, not from the registry: the welcome page loads the registry but needs no icons. */
const files = import.meta.glob<{ readonly icons: GameIcons }>('../../../games/*/screen/icons.ts', {
  eager: true,
});
const known = new Map(Object.values(files).map(({ icons }) => [icons.game.id, icons]));

/** Returns the icons of a game; throws if it has none. */
export function iconsOf({ game }: Pick<GameScreen, 'game'>): GameIcons {
  const icons = known.get(game.id);
  if (icons === undefined) throw new Error(`${game.id} has no icons`);
  return icons;
}
