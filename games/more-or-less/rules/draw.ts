import { pick, type Random } from '@hub/engine/kernel/random';
import { type MoreOrLessFacts, mayMeet, NO_REPEAT_WITHIN, type PricedItem, tierOf } from './facts.ts';

/** Where a game stands when an item is to be drawn. */
export type Trail = {
  /** The item that the drawn one will be compared with. */
  readonly last: PricedItem;
  /** The last 12 shown, oldest first, `last` included. */
  readonly recentIds: readonly number[];
  /** The score that the drawn item is asked for at. */
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

/** An item to begin with, each as likely as any other. */
export const drawFirst = (random: Random, facts: MoreOrLessFacts): [item: PricedItem, next: Random] =>
  pick(
    random,
    facts.items.filter((item) => leadsOn(trailFrom(item), facts)),
  );

/** The item to compare with the trail's last, each choice as likely as any other; throws a RangeError if there is none. */
export function drawNext(
  random: Random,
  trail: Trail,
  facts: MoreOrLessFacts,
): [item: PricedItem, next: Random] {
  const choices = choicesAt(trail, facts);
  return pick(random, choices.length > 0 ? choices : longestUnseen(trail, facts));
}

/**
 * What may come next: at another price within the tier's difference, not among the last 12, and nothing that a game could
 * not get away from. With the facts that a game began with there is always such an item.
 */
export const choicesAt = (trail: Trail, facts: MoreOrLessFacts): PricedItem[] =>
  unseenAt(trail, facts).filter((item) => leadsOn(follow(trail, item), facts));

/** Whether a game can go on from here for ever: it stands on an open item, or one may come next. */
const leadsOn = (trail: Trail, facts: MoreOrLessFacts): boolean =>
  facts.openItemIds.has(trail.last.id) || unseenAt(trail, facts).some(({ id }) => facts.openItemIds.has(id));

const unseenAt = (trail: Trail, facts: MoreOrLessFacts): PricedItem[] =>
  meetable(trail, facts).filter(({ id }) => !trail.recentIds.includes(id));

function meetable({ last, score }: Trail, facts: MoreOrLessFacts): PricedItem[] {
  const { maxGoldDiff } = tierOf(facts, score);
  return facts.items.filter((item) => mayMeet(last, item, maxGoldDiff));
}

/**
 * The way out for a stored game that comes back to another catalogue and finds no choice: the prices keep their rules, and
 * of what they allow comes what was not shown for longest.
 */
const longestUnseen = (trail: Trail, facts: MoreOrLessFacts): PricedItem[] =>
  meetable(trail, facts)
    .sort((a, b) => trail.recentIds.lastIndexOf(a.id) - trail.recentIds.lastIndexOf(b.id))
    .slice(0, 1);
