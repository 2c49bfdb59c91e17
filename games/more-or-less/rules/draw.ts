import { pick, type Random } from '@hub/engine/kernel/random';
import { isComparable, type MoreOrLessFacts, NO_REPEAT_WITHIN, type PricedItem, tierOf } from './facts.ts';

/** What the draw of the next item depends on. */
export type Trail = {
  /** The item that the next one is compared with. */
  readonly last: PricedItem;
  /** The last 12 items shown, oldest first, including `last`. */
  readonly recentIds: readonly number[];
  /** The score when the next item is shown. */
  readonly score: number;
};

/** The trail after one item. */
export const trailFrom = (item: PricedItem): Trail => ({ last: item, recentIds: [item.id], score: 0 });

/** The trail one right answer later. */
export const follow = ({ recentIds, score }: Trail, item: PricedItem): Trail => ({
  last: item,
  recentIds: [...recentIds, item.id].slice(-NO_REPEAT_WITHIN),
  score: score + 1,
});

/** Draws the first item; all are equally likely. */
export const drawFirst = (random: Random, facts: MoreOrLessFacts): [item: PricedItem, next: Random] =>
  pick(
    random,
    facts.items.filter((item) => canContinue(trailFrom(item), facts)),
  );

/** Draws the item to compare with `trail.last`; all choices are equally likely. Throws a RangeError if there is none. */
export function drawNext(
  random: Random,
  trail: Trail,
  facts: MoreOrLessFacts,
): [item: PricedItem, next: Random] {
  const choices = choicesAt(trail, facts);
  return pick(random, choices.length > 0 ? choices : longestUnseen(trail, facts));
}

/**
 * Items that may come next: another price within the tier's difference, not among the last 12, and no dead end. With the
 * facts that a game started with there is always at least one.
 */
export const choicesAt = (trail: Trail, facts: MoreOrLessFacts): PricedItem[] =>
  unseenAt(trail, facts).filter((item) => canContinue(follow(trail, item), facts));

/** Whether a game can continue forever from here: the last item is open, or an open item may come next. */
const canContinue = (trail: Trail, facts: MoreOrLessFacts): boolean =>
  facts.openItemIds.has(trail.last.id) || unseenAt(trail, facts).some(({ id }) => facts.openItemIds.has(id));

const unseenAt = (trail: Trail, facts: MoreOrLessFacts): PricedItem[] =>
  comparableItems(trail, facts).filter(({ id }) => !trail.recentIds.includes(id));

function comparableItems({ last, score }: Trail, facts: MoreOrLessFacts): PricedItem[] {
  const { maxGoldDiff } = tierOf(facts, score);
  return facts.items.filter((item) => isComparable(last, item, maxGoldDiff));
}

/**
 * Fallback for a stored game that is restored with another catalog and has no choice: of the items with an allowed price,
 * the one not shown for longest.
 */
const longestUnseen = (trail: Trail, facts: MoreOrLessFacts): PricedItem[] =>
  comparableItems(trail, facts)
    .sort((a, b) => trail.recentIds.lastIndexOf(a.id) - trail.recentIds.lastIndexOf(b.id))
    .slice(0, 1);
