import type { GameLeaks } from '@hub/engine/testing/game-leaks';
import type { ItemRiftTypes } from '../rules/rules.ts';

const MARK = ' of the day';

export const leaks: GameLeaks<ItemRiftTypes> = {
  // Marks names, because recipes name the components of guessed items.
  mark({ entries, find }) {
    const marked = entries.map((item) => ({ ...item, name: `${item.name}${MARK}` }));
    const byId = new Map(marked.map((item) => [item.id, item]));
    return { entries: marked, find: (text) => byId.get(find(text.replace(MARK, ''))?.id ?? '') };
  },
};
