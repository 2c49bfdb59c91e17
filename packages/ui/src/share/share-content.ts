import type { AttributeStatus } from '@hub/engine/wire/attribute-status';
import type { ReactNode } from 'react';

/** One square of a grid: how near a guess was, never what it was. */
export type ShareCell = AttributeStatus;

/** What a game tells about a finished game. It contains no answer and no value of an attribute. */
export interface SharedResult {
  /** Which puzzle, such as its day. */
  readonly subtitle?: string | undefined;
  /** The result as one figure. */
  readonly figure?: { readonly value: string; readonly label: string } | undefined;
  /** Rows of squares, oldest first. */
  readonly grid?: readonly (readonly ShareCell[])[] | undefined;
  /** Short lines about the result, most important first. */
  readonly facts: readonly string[];
}

/** Everything that is shared about a finished game, besides the player. */
export interface ShareContent extends SharedResult {
  /** The game's title. */
  readonly title: string;
  /** Path of the game's first page. */
  readonly path: string;
  /** URL of the game's poster. */
  readonly scene: string;
}

/** Returns the control that shares a finished game; `result` is what the game's `share` takes. */
export type RenderShare = (result: unknown) => ReactNode;

/** The player whose name the picture shows. */
export interface SharePlayer {
  readonly name: string;
  /** Style of the active username effect. */
  readonly usernameEffect: string | null;
}

/** Longest grid that is shared; of a longer one, its end. */
const MAX_ROWS = 12;

/** The last rows of a grid, and how many rows come before them. */
export function lastRows(grid: readonly (readonly ShareCell[])[]) {
  const left = Math.max(0, grid.length - MAX_ROWS);
  return { rows: grid.slice(left), left };
}

/** Squares in rows of this length. */
export const inRows = (cells: readonly ShareCell[], perRow: number): (readonly ShareCell[])[] =>
  Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
