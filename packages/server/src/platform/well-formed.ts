const LONE_SURROGATE = /\p{Cs}/u;

/** Whether all texts of a value of JSON, and its names, consist of whole characters: half a surrogate pair can be stored nowhere. */
export function isWellFormed(value: unknown): boolean {
  const waiting: unknown[] = [value];
  // Without recursion, because a body may be nested deeply.
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one === 'string' && LONE_SURROGATE.test(one)) return false;
    if (typeof one === 'object' && one !== null)
      waiting.push(...Object.keys(one), ...Object.values(one).filter((part) => part !== undefined));
  }
  return true;
}
