import { type DailyTypes, dailyRules } from '@hub/engine/daily/rules';
import { compareItems, type GuessResult } from './compare.ts';
import type { RiftItem } from './facts.ts';

type ItemSummary = { id: string; name: string; image: string };

export type ItemRiftParts = {
  entry: RiftItem;
  summary: ItemSummary;
  result: GuessResult;
  reveal: ItemSummary;
  clues: null;
};

export type ItemRiftTypes = DailyTypes<ItemRiftParts>;

const summary = ({ id, name, image }: RiftItem): ItemSummary => ({ id, name, image });

/** Item Rift: one player names items until the guess is the item of the day. */
export const itemRiftRules = dailyRules<ItemRiftParts>({
  name: 'itemRift',
  stateVersion: 1,
  compare: compareItems,
  hasHardMode: true,
  summary,
  reveal: summary,
});
