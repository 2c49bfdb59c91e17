/** Difference of JSON values: `[value]` replaces, `[]` deletes, an object holds differences by key or index. */
export type JsonDiff = readonly [] | readonly [value: unknown] | { readonly [part: string]: JsonDiff };

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/**
 * Difference that turns `before` into `after`; undefined when they are equal. Shared parts (same reference) are
 * skipped, so that comparing successive states is cheap. A key with the value undefined counts as missing.
 */
export function diffJson(before: unknown, after: unknown): JsonDiff | undefined {
  if (before === after) return undefined;
  if (!isContainer(before) || !isContainer(after)) return [after];
  if (isList(before) || isList(after))
    return isList(before) && isList(after) ? changesOfList(before, after) : [after];
  let changes: Record<string, JsonDiff> | undefined;
  // No key arrays are allocated: this runs with every move, and states rarely change their keys.
  for (const key in before) {
    if (Object.hasOwn(before, key) && before[key] !== undefined && !isThere(after, key))
      changes = withPart(changes, key, []);
  }
  for (const key in after) {
    const value = after[key];
    // Most parts are shared references.
    if (value === before[key] || value === undefined || !Object.hasOwn(after, key)) continue;
    const part = Object.hasOwn(before, key) ? diffJson(before[key], value) : ([value] as const);
    if (part !== undefined) changes = withPart(changes, key, part);
  }
  return changes;
}

function withPart(
  changes: Record<string, JsonDiff> | undefined,
  key: string,
  part: JsonDiff,
): Record<string, JsonDiff> {
  const noted = changes ?? {};
  set(noted, key, part);
  return noted;
}

const isThere = (parts: Container, key: string): boolean =>
  parts[key] !== undefined && Object.hasOwn(parts, key);

const isList = (value: Container | readonly unknown[]): value is readonly unknown[] => Array.isArray(value);

/** A list that became shorter is replaced as a whole. */
function changesOfList(before: readonly unknown[], after: readonly unknown[]): JsonDiff | undefined {
  if (after.length < before.length || after.includes(undefined)) return [after];
  let changes: Record<string, JsonDiff> | undefined;
  for (let index = 0; index < after.length; index += 1) {
    const part = diffJson(before[index], after[index]);
    if (part === undefined) continue;
    changes ??= {};
    changes[index] = part;
  }
  return changes;
}

/**
 * Applies a difference to a value parsed from JSON and returns the result; the value is mutated. Throws a TypeError
 * when the parts do not exist.
 */
export function applyJsonDiff(value: unknown, changes: JsonDiff): unknown {
  if (isReplaced(changes)) return changes[0];
  for (const [key, part] of Object.entries(changes)) {
    if (!isContainer(value)) throw new TypeError(`${JSON.stringify(value)} has no ${key} to change`);
    if (Array.isArray(part) && part.length === 0) Reflect.deleteProperty(value, key);
    else set(value, key, applyJsonDiff(Object.hasOwn(value, key) ? value[key] : undefined, part));
  }
  return value;
}

const isReplaced = (changes: JsonDiff): changes is readonly [] | readonly [value: unknown] =>
  Array.isArray(changes);

/** Sets `__proto__` as an ordinary key, as JSON has it. */
function set(target: Container, key: string, value: unknown): void {
  if (key === '__proto__')
    Reflect.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
  else (target as Record<string, unknown>)[key] = value;
}
