import { pick, randomFrom } from '@hub/engine/kernel/random';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesAt, drawFirst, drawNext, follow, type Trail, trailFrom } from './draw.ts';
import { NO_REPEAT_WITHIN, tierOf } from './facts.ts';
import { facts, itemNamed } from './testing/facts.ts';

const shown = (...names: string[]) => names.map((name) => itemNamed(name).id);
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).toSorted();

/** Scores close to the next tier, and far above the last. */
const startScores = fc.constantFrom(0, 5, 20, 44, 94, 140, 194, 199, 200, 400);

/** Draws the item with the fewest successors. */
function narrowest(trail: Trail): Trail[] {
  const ways = choicesAt(trail, facts).map((item) => follow(trail, item));
  const widths = new Map(ways.map((way) => [way, choicesAt(way, facts).length]));
  return ways.sort((a, b) => (widths.get(a) ?? 0) - (widths.get(b) ?? 0)).slice(0, 3);
}

describe('a game never gets stuck', () => {
  it('with random draws', () =>
    fc.assert(
      fc.property(fc.string(), startScores, (seed, score) => {
        let [item, random] = drawFirst(randomFrom(seed), facts);
        let trail: Trail = { ...trailFrom(item), score };
        for (let round = 0; round < 80; round += 1) {
          const choices = choicesAt(trail, facts);
          expect(choices.length).toBeGreaterThan(0);
          [item, random] = pick(random, choices);
          trail = follow(trail, item);
        }
      }),
      { numRuns: 150 },
    ));

  it('even with always the fewest successors', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(94, 190, 200), (seed, score) => {
        let [item, random] = drawFirst(randomFrom(seed), facts);
        let trail: Trail = { ...trailFrom(item), score };
        for (let round = 0; round < 30; round += 1) {
          [trail, random] = pick(random, narrowest(trail));
          [item] = drawNext(random, trail, facts);
          expect(trail.recentIds).not.toContain(item.id);
        }
      }),
      { numRuns: 30 },
    ));

  // Few ways lead to the items of 1600 gold once the difference is 250.
  it.each([
    [0, 1_200],
    [100, 2_000],
    [200, 30_000],
  ])('and still uses every item at %i points', (score, rounds) => {
    const seen = new Set<number>();
    let random = randomFrom('every item');
    // At the narrowest tiers cheap and dear items do not mix.
    for (const name of ['Long Sword', 'Infinity Edge']) {
      let trail = { ...trailFrom(itemNamed(name)), score };
      for (let round = 0; round < rounds; round += 1) {
        const [item, next] = drawNext(random, trail, facts);
        seen.add(item.id);
        trail = { ...follow(trail, item), score };
        random = next;
      }
    }
    expect(seen.size).toBe(facts.items.length);
  });
});

describe('choicesAt', () => {
  it("returns items within the tier's difference, at another price", () => {
    // At 200 points 250 gold: all that cost 3350 to 3850.
    const trail = { ...trailFrom(itemNamed("Rabadon's Deathcap")), score: 200 };
    expect(namesOf(choicesAt(trail, facts))).toEqual(['Bloodthirster', 'Infinity Edge']);
    expect(choicesAt({ ...trail, score: 199 }, facts).map(({ priceGold }) => priceGold)).toSatisfy(
      (prices: number[]) => Math.min(...prices) === 3100 && !prices.includes(3600),
    );
    expect(choicesAt({ ...trail, score: 0 }, facts)).toHaveLength(182);
  });

  it('excludes the last 12', () => {
    const trail = { ...trailFrom(itemNamed("Rabadon's Deathcap")), score: 200 };
    const recentIds = [...shown('Bloodthirster'), ...trail.recentIds];
    expect(namesOf(choicesAt({ ...trail, recentIds }, facts))).toEqual(['Infinity Edge']);
  });

  it('excludes dead ends', () => {
    // Seeker's Armguard (1600) has two neighbours within 250 gold: Last Whisper and Mejai's Soulstealer.
    const lastWhisper = { ...trailFrom(itemNamed('Last Whisper')), score: 200 };
    expect(namesOf(choicesAt(lastWhisper, facts))).not.toContain("Seeker's Armguard");
    const soulstealer = { ...trailFrom(itemNamed("Mejai's Soulstealer")), score: 200 };
    expect(namesOf(choicesAt(soulstealer, facts))).toContain("Seeker's Armguard");
    const recentIds = [...shown('Last Whisper'), ...soulstealer.recentIds];
    expect(namesOf(choicesAt({ ...soulstealer, recentIds }, facts))).not.toContain("Seeker's Armguard");
  });

  it('considers the tier of the next score', () => {
    // Asked for at 199 points within 500 gold; what follows Verdant Barrier must be within 250.
    const trail = { ...trailFrom(itemNamed('Last Whisper')), score: 199 };
    expect(namesOf(choicesAt({ ...trail, score: 198 }, facts))).toContain('Verdant Barrier');
    expect(namesOf(choicesAt(trail, facts))).not.toContain('Verdant Barrier');
  });
});

describe('a stored game with another catalog', () => {
  // As if these had been shown under another catalogue, in which they were not the only neighbours.
  const last = itemNamed("Rabadon's Deathcap");
  const neighbours = shown('Infinity Edge', 'Bloodthirster');

  it('continues with the item not shown for longest, within the prices', () => {
    const trail = { last, recentIds: [...neighbours, last.id], score: 200 };
    expect(choicesAt(trail, facts)).toEqual([]);
    expect(drawNext(randomFrom('any'), trail, facts)[0].name).toBe('Infinity Edge');
    const reversed = { ...trail, recentIds: [...neighbours.toReversed(), last.id] };
    expect(drawNext(randomFrom('any'), reversed, facts)[0].name).toBe('Bloodthirster');
    const oneUnseen = { ...trail, recentIds: [...neighbours.slice(1), last.id] };
    expect(drawNext(randomFrom('any'), oneUnseen, facts)[0].name).toBe('Infinity Edge');
  });

  it('throws when no price is near', () => {
    const trail = { last: { ...last, priceGold: 9_000 }, recentIds: [last.id], score: 200 };
    expect(() => drawNext(randomFrom('any'), trail, facts)).toThrow(RangeError);
  });
});

describe('drawNext', () => {
  it('draws all choices equally often', () => {
    const trail = { ...trailFrom(itemNamed('Health Potion')), score: 200 };
    const choices = choicesAt(trail, facts);
    const counts = new Map<number, number>();
    let random = randomFrom('fair');
    for (let times = 0; times < 9_000; times += 1) {
      let item: { id: number };
      [item, random] = drawNext(random, trail, facts);
      counts.set(item.id, (counts.get(item.id) ?? 0) + 1);
    }
    expect(choices).toHaveLength(9);
    expect(new Set(counts.keys())).toEqual(new Set(choices.map(({ id }) => id)));
    // Six standard deviations around 1000.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(180);
  });

  it('keeps 12 recent items', () => {
    let trail = trailFrom(itemNamed('Boots'));
    for (const item of facts.items.slice(1, 40)) trail = follow(trail, item);
    expect(NO_REPEAT_WITHIN).toBe(12);
    expect(trail.recentIds).toEqual(facts.items.slice(40 - NO_REPEAT_WITHIN, 40).map(({ id }) => id));
    expect(trail.score).toBe(39);
    expect(tierOf(facts, trail.score).name).toBe('gold');
  });
});
