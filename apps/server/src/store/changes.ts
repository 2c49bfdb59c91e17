/**
 * What has changed of a JSON value. A part that is another one now stands in a list of its own, one that is gone leaves an
 * empty list; anything else is an object with what has changed of its parts, by key or index.
 */
export type Changes = readonly [] | readonly [value: unknown] | { readonly [part: string]: Changes };

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/**
 * What turns one JSON value into another; undefined when they are the same. Parts that both share are not looked at, so
 * that it costs little to compare states of which each was made from the one before. A key whose value is undefined counts
 * as none.
 */
export function changesBetween(before: unknown, after: unknown): Changes | undefined {
  if (before === after) return undefined;
  if (!isContainer(before) || !isContainer(after)) return [after];
  if (isList(before) || isList(after))
    return isList(before) && isList(after) ? changesOfList(before, after) : [after];
  let changes: Record<string, Changes> | undefined;
  // Nothing is listed on the way: this is done with every move, and states keep their keys.
  for (const key in before) {
    if (Object.hasOwn(before, key) && before[key] !== undefined && !isThere(after, key))
      changes = withPart(changes, key, []);
  }
  for (const key in after) {
    const value = after[key];
    // Nearly every part is the very same.
    if (value === before[key] || value === undefined || !Object.hasOwn(after, key)) continue;
    const part = Object.hasOwn(before, key) ? changesBetween(before[key], value) : ([value] as const);
    if (part !== undefined) changes = withPart(changes, key, part);
  }
  return changes;
}

function withPart(
  changes: Record<string, Changes> | undefined,
  key: string,
  part: Changes,
): Record<string, Changes> {
  const noted = changes ?? {};
  set(noted, key, part);
  return noted;
}

const isThere = (parts: Container, key: string): boolean =>
  parts[key] !== undefined && Object.hasOwn(parts, key);

const isList = (value: Container | readonly unknown[]): value is readonly unknown[] => Array.isArray(value);

/** One that has become shorter is another one. */
function changesOfList(before: readonly unknown[], after: readonly unknown[]): Changes | undefined {
  if (after.length < before.length || after.includes(undefined)) return [after];
  let changes: Record<string, Changes> | undefined;
  for (let index = 0; index < after.length; index += 1) {
    const part = changesBetween(before[index], after[index]);
    if (part === undefined) continue;
    changes ??= {};
    changes[index] = part;
  }
  return changes;
}

/**
 * Makes changes in a value that was read from JSON, and answers with what it is now; the value itself is used up. Throws a
 * TypeError when it has no such parts.
 */
export function withChanges(value: unknown, changes: Changes): unknown {
  if (isReplaced(changes)) return changes[0];
  for (const [key, part] of Object.entries(changes)) {
    if (!isContainer(value)) throw new TypeError(`${JSON.stringify(value)} has no ${key} to change`);
    if (Array.isArray(part) && part.length === 0) Reflect.deleteProperty(value, key);
    else set(value, key, withChanges(Object.hasOwn(value, key) ? value[key] : undefined, part));
  }
  return value;
}

const isReplaced = (changes: Changes): changes is readonly [] | readonly [value: unknown] =>
  Array.isArray(changes);

/** `__proto__` is a key like any other in JSON. */
function set(target: Container, key: string, value: unknown): void {
  if (key === '__proto__')
    Reflect.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
  else (target as Record<string, unknown>)[key] = value;
}
