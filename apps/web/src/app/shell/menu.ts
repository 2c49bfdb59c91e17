import { menuEntries } from '@hub/features/places/menu-entry.ts';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import type { IconType } from '@hub/ui/art/icon.tsx';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { listedScreens } from '@hub/web/games.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { firstPath, paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Backpack, House, ShoppingBag } from 'lucide-react';
import type { ComponentType } from 'react';
import { OwnAvatar, Spendable } from './own-marks.tsx';

export interface MenuEntry {
  readonly name: string;
  readonly icon: IconType;
  /** Link target. */
  readonly href: string;
  readonly color?: string;
  /** First segment of the addresses of further pages. */
  readonly further?: string | undefined;
  readonly isNew?: boolean;
  readonly badge?: ComponentType;
}

/** The entries of sidebar and drawer that belong to no game. */
export const generalEntries = (): readonly MenuEntry[] => [
  { name: t`Home`, icon: House, href: paths.home() },
  { name: t`Profile`, icon: OwnAvatar, href: paths.profile({}) },
  ...menuEntries.flatMap(({ name, icon, href, further }) =>
    icon === undefined ? [] : { name: t(name), icon, href, further },
  ),
  { name: t`Inventory`, icon: Backpack, href: paths.inventory() },
  { name: t`Shop`, icon: ShoppingBag, href: paths.shop(), badge: Spendable },
];

export const gameEntries = (): readonly MenuEntry[] =>
  listedScreens.map((screen) => ({
    name: nameOf(screen),
    icon: iconsOf(screen).glyph,
    href: firstPath(screen),
    color: hueColor(screen.game.hue),
    isNew: screen.game.tags.includes('New'),
  }));
