import { type KeyboardEvent, useState } from 'react';

/** Rows that Page Up and Page Down move by: about the height of the box. */
const LEAP = 6;

/** Returns the row that a key moves to; undefined for other keys. */
function destination(key: string, row: number, count: number): number | undefined {
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + LEAP,
    PageUp: row - LEAP,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/**
 * Roving tabindex: one row is the tab stop and keys move the focus, so that Tab does not step through an
 * endless list. Rows have their index in `data-row`; `preferred` is the first tab stop if it is loaded.
 */
export function useRovingRow(rows: readonly { readonly id: string }[], preferred: string) {
  const [chosen, setChosen] = useState<string>();
  const has = (id: string | undefined) => rows.some((row) => row.id === id);
  const entered = [chosen, preferred].find(has) ?? rows[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows.findIndex(({ id }) => id === entered);
    const to = destination(event.key, row, rows.length);
    const target =
      to === undefined ? null : event.currentTarget.querySelector<HTMLElement>(`[data-row="${to}"]`);
    if (target === null) return;
    event.preventDefault();
    target.focus();
  };
  return { entered, onEnter: setChosen, onKeyDown };
}
