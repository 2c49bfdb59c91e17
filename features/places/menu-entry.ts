import type { IconType } from '@hub/ui/art/icon.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { allOf } from './filled.ts';

export interface FeatureEntry {
  readonly name: MessageDescriptor;
  readonly href: string;
  /** Of an entry below the player's profile; one without is a link at the foot of the menu. */
  readonly icon?: IconType;
  /** Where further pages of the entry lie: the first segment of their addresses. */
  readonly further?: string;
}

/** Entries of the menu that features bring. */
export const menuEntries = allOf(
  import.meta.glob<FeatureEntry>('../*/screen/places/menu-entry.ts', { eager: true, import: 'menuEntry' }),
);
