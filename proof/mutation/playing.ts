import type { Group, Test } from './tiny-vitest.ts';

/** Milliseconds after which a test that neither passes nor fails has failed. */
const PATIENCE_MS = 10_000;

export type Watch = {
  /** Before the hooks of a group that has some of the tests, and before each of them. */
  readonly begins: (part: Group | Test) => void;
  readonly ends: (part: Group | Test) => void;
};

/** What failed first, in words; undefined when all passed. */
export async function play(
  root: Group,
  isWanted: (test: Test) => boolean,
  watch: Watch,
): Promise<string | undefined> {
  return playGroup(root, [], isWanted, watch);
}

export const isGroup = (part: Group | Test): part is Group => 'parts' in part;

export const testsIn = (group: Group): Test[] =>
  group.parts.flatMap((part) => (isGroup(part) ? testsIn(part) : [part]));

async function playGroup(
  group: Group,
  outer: readonly Group[],
  isWanted: (test: Test) => boolean,
  watch: Watch,
): Promise<string | undefined> {
  if (!testsIn(group).some(isWanted)) return undefined;
  watch.begins(group);
  let failure = await failureOf('before all', () => inTurn(group.hooks.beforeAll));
  watch.ends(group);
  const path = [...outer, group];
  for (const part of failure === undefined ? group.parts : []) {
    if (isGroup(part)) failure = await playGroup(part, path, isWanted, watch);
    else if (isWanted(part)) failure = await playTest(part, path, watch);
    if (failure !== undefined) break;
  }
  const after = await failureOf('after all', () => inTurn(group.hooks.afterAll.toReversed()));
  return failure ?? after;
}

async function playTest(test: Test, groups: readonly Group[], watch: Watch): Promise<string | undefined> {
  watch.begins(test);
  const failure = await failureOf(test.name, async () => {
    for (const { hooks } of groups) await inTurn(hooks.beforeEach);
    await test.body();
  });
  const after = await failureOf(test.name, async () => {
    for (const { hooks } of groups.toReversed()) await inTurn(hooks.afterEach.toReversed());
  });
  watch.ends(test);
  return failure ?? after;
}

async function inTurn(bodies: readonly (() => unknown)[]): Promise<void> {
  for (const body of bodies) await body();
}

async function failureOf(name: string, run: () => Promise<void>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), PATIENCE_MS);
  });
  try {
    await Promise.race([run(), late]);
    return undefined;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}
