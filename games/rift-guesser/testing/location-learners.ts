/** What an observer can measure of a round: as many numbers for every round, and the section's place on the map. */
export type Observation = {
  readonly features: readonly number[];
  readonly place: { readonly x: number; readonly y: number };
};

type Place = Observation['place'];
/** Trains on rounds with known places; the returned function guesses a place from features. */
type Learner = (known: readonly Observation[]) => (features: readonly number[]) => Place;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns a function that scales features to mean 0 and standard deviation 1. */
function standardizer(known: readonly Observation[]): (features: readonly number[]) => number[] {
  const columns = (known[0]?.features ?? []).map((_, at) => known.map(({ features }) => features[at] ?? 0));
  const scales = columns.map((column) => {
    const middle = mean(column);
    const spread = Math.sqrt(mean(column.map((value) => (value - middle) ** 2)));
    return { middle, spread };
  });
  return (features) =>
    features.map((value, at) => {
      const { middle = 0, spread = 0 } = scales[at] ?? {};
      return spread === 0 ? 0 : (value - middle) / spread;
    });
}

/** Ridge regression of both coordinates on all features, by gradient descent. */
const line: Learner = (known) => {
  const standard = standardizer(known);
  const rows = known.map(({ features }) => standard(features));
  const fit = (targets: readonly number[]) => {
    const middle = mean(targets);
    const weights = (rows[0] ?? []).map(() => 0);
    for (let step = 0; step < 200; step += 1) {
      const errors = rows.map((row, at) => middle + dot(row, weights) - (targets[at] ?? 0));
      for (let w = 0; w < weights.length; w += 1) {
        const slope = mean(rows.map((row, at) => (row[w] ?? 0) * (errors[at] ?? 0)));
        weights[w] = (weights[w] ?? 0) * 0.99 - (0.5 / weights.length) * slope;
      }
    }
    return (row: readonly number[]) => middle + dot(row, weights);
  };
  const [x, y] = [fit(known.map(({ place }) => place.x)), fit(known.map(({ place }) => place.y))];
  return (features) => {
    const row = standard(features);
    return { x: x(row), y: y(row) };
  };
};

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Guesses the mean place of the most similar rounds. */
const neighbours =
  (count: number): Learner =>
  (known) => {
    const standard = standardizer(known);
    const rows = known.map(({ features, place }) => ({ row: standard(features), place }));
    return (features) => {
      const own = standard(features);
      const near = rows
        .map(({ row, place }) => ({
          off: row.reduce((sum, v, at) => sum + (v - (own[at] ?? 0)) ** 2, 0),
          place,
        }))
        .toSorted((a, b) => a.off - b.off)
        .slice(0, count);
      return { x: mean(near.map(({ place }) => place.x)), y: mean(near.map(({ place }) => place.y)) };
    };
  };

/** Linear regression on the single feature with the smallest error. */
const bestFeature: Learner = (known) => {
  const count = known[0]?.features.length ?? 0;
  const alone = Array.from({ length: count }, (_, at) => {
    const observations = known.map(({ features, place }) => ({ features: [features[at] ?? 0], place }));
    const guess = line(observations);
    return {
      at,
      guess,
      off: mean(observations.map(({ features, place }) => distance(guess(features), place))),
    };
  });
  const best = alone.reduce((one, other) => (other.off < one.off ? other : one));
  return (features) => best.guess([features[best.at] ?? 0]);
};

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

const CENTRE: Place = { x: 175, y: 175 };

/**
 * How much better each learner, trained on one half of the rounds, guesses the other half than the centre of the map does:
 * the mean gain in distance divided by its standard error. A value above 4 occurs by chance once in 30,000 times.
 */
export function gainsOverCentre(observations: readonly Observation[]): Readonly<Record<string, number>> {
  const half = Math.floor(observations.length / 2);
  const [known, asked] = [observations.slice(0, half), observations.slice(half)];
  const learners = { line, bestFeature, nearest: neighbours(1), near: neighbours(7), around: neighbours(25) };
  return Object.fromEntries(
    Object.entries(learners).map(([name, learn]) => {
      const guess = learn(known);
      const gains = asked.map(
        ({ features, place }) => distance(CENTRE, place) - distance(guess(features), place),
      );
      const middle = mean(gains);
      const error = Math.sqrt(mean(gains.map((gain) => (gain - middle) ** 2)) / gains.length);
      return [name, error === 0 ? 0 : middle / error];
    }),
  );
}
