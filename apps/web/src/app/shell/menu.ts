import { gameGlyphs } from '@hub/ui/art/game-glyph.tsx';
import { type GameHue, gameColor } from '@hub/ui/art/game-hue.ts';
import type { IconType } from '@hub/ui/art/icon.tsx';
import { Backpack, ShoppingBag, UserRound } from 'lucide-react';
import { gameTexts } from '../../messages/games.ts';
import { navigationTexts } from '../../messages/navigation.ts';
import { games } from '../games.ts';
import { type RouteName, routes } from '../route-table.ts';

export interface MenuEntry {
  readonly name: string;
  readonly icon: IconType;
  /** Where it leads. */
  readonly href: string;
  readonly color: string | undefined;
  readonly game: GameHue | undefined;
  readonly isNew: boolean;
}

const target = (route: RouteName): string => routes[route].path.replace(/\/:.*$/, '');

const general = (route: RouteName, name: string, icon: IconType): MenuEntry => ({
  name,
  icon,
  href: target(route),
  color: undefined,
  game: undefined,
  isNew: false,
});

/** The entries of sidebar and drawer. */
export const generalEntries: readonly MenuEntry[] = [
  general('profile', navigationTexts.profile, UserRound),
  general('inventory', navigationTexts.inventory, Backpack),
  general('shop', navigationTexts.shop, ShoppingBag),
];

export const gameEntries: readonly MenuEntry[] = games.map(({ hue, route, tags }) => ({
  name: gameTexts[hue].name,
  icon: gameGlyphs[hue],
  href: target(route),
  color: gameColor(hue),
  game: hue,
  isNew: tags.includes('New'),
}));
