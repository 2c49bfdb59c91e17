import type { ItemAttributes } from '@hub/catalog/item-attributes';
import type { DailyFacts } from '@hub/engine/daily/facts';

/** An item as the rules use it: what they compare, and what players see of it. */
export type RiftItem = ItemAttributes & {
  readonly id: string;
  readonly name: string;
  readonly image: string;
};

/** Facts that the rules receive: all items that can be guessed, in the order shown to players. */
export type ItemRiftFacts = DailyFacts<RiftItem>;
