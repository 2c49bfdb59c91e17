import { type KeyboardEvent, useState } from 'react';

/** Page up and page down move by about a box of rows. */
const LEAP = 6;

/** Where a key leads from a row; undefined for a key that leads nowhere. */
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
 * One of many rows takes the focus, and keys move it: whoever tabs through the page is not led through a list that never ends.
 * Rows carry their place in `data-row`; `preferred` is the first to be entered when it is there.
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
