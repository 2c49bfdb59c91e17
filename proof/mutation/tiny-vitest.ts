/**
 * What the tests know of vitest, as little as they use, so that they can be run again and again in one warm process: the
 * tests are kept as a tree, and run as often as it takes. `expect` is vitest's own.
 */
import { expect as realExpect } from 'vitest';

type Body = (...values: never[]) => unknown;
type Hooks = Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Body[]>;

export type Test = { readonly key: string; readonly name: string; readonly body: () => unknown };
export type Group = {
  readonly hooks: Hooks;
  readonly parts: (Test | Group)[];
};

const newGroup = (): Group => ({
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
  parts: [],
});

let group = newGroup();
let file = '';
let count = 0;

/** Collects what a test file declares while it is imported. */
export async function collect(name: string, load: () => Promise<unknown>): Promise<Group> {
  const root = newGroup();
  [group, file, count] = [root, name, 0];
  await load();
  return root;
}

function declareGroup(_name: string, ...rest: readonly unknown[]): void {
  const outer = group;
  const inner = newGroup();
  outer.parts.push(inner);
  group = inner;
  (rest.findLast((part) => typeof part === 'function') as () => unknown)();
  group = outer;
}

function declareTest(name: string, ...rest: readonly unknown[]): void {
  const body = rest.find((part) => typeof part === 'function') as (context: unknown) => unknown;
  count += 1;
  group.parts.push({ key: `${file}#${count}`, name, body: () => body({}) });
}

type Declare = (name: string, ...rest: readonly unknown[]) => void;

/** `each` spreads the rows that are lists, as vitest does. */
const eachOf =
  (declare: Declare) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    const body = rest.find((part) => typeof part === 'function') as (
      ...values: readonly unknown[]
    ) => unknown;
    for (const row of rows)
      declare(name, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row)));
  };

const ignored: Declare = () => {};
const withVariants = (declare: Declare) =>
  Object.assign(declare, {
    each: eachOf(declare),
    skip: ignored,
    skipIf: (isSkipped: boolean) => (isSkipped ? ignored : declare),
    runIf: (isRun: boolean) => (isRun ? declare : ignored),
  });

export const describe = withVariants(declareGroup);
export const it = withVariants((name, ...rest) => declareTest(name, ...rest));
export const test = it;

const hook =
  (kind: keyof Hooks) =>
  (body: Body): void => {
    group.hooks[kind].push(body);
  };
export const beforeAll = hook('beforeAll');
export const afterAll = hook('afterAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');

// Some matchers ask vitest's worker how it is configured; there is none here.
Object.assign(globalThis, { __vitest_worker__: { config: { snapshotOptions: { expand: false } } } });

type Expect = (value: unknown, message?: string) => unknown;
const hard: Expect = realExpect;

/** Here the first failure ends a test, so that a soft one is like any other. */
export const expect = Object.assign(hard.bind(undefined), realExpect, { soft: hard });
