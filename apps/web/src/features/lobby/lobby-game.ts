import type { IconType } from '@hub/ui/art/icon.tsx';
import type { LobbyGameName } from './lobby-pass.ts';

/** A number of the creation form. */
export interface LobbyNumber {
  readonly label: string;
  readonly hint: string;
  readonly unit?: string | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly preset: number;
}

/** What sets the lobbies of one game apart from those of the other. */
export interface LobbyGame {
  readonly name: LobbyGameName;
  readonly title: string;
  readonly line: string;
  readonly tags: readonly ('PvP' | 'Strategy' | 'Fast-paced')[];
  /** The game's own number: lives, or the points that win. */
  readonly own: LobbyNumber & { readonly setting: string; readonly icon: IconType };
  readonly guessTime: LobbyNumber;
  /** The own number and the time, as a card of the list says them. */
  readonly facts: (own: number, guessTime: number) => readonly [own: string, guessTime: string];
  readonly emptyText: string;
  readonly rules: readonly string[];
}
