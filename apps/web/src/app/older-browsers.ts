/** Adds what is missing; not enumerable, as the browser's own. */
function add<T extends object>(to: T, methods: Partial<T>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true });
}

/** Gives a browser of the last three years the interfaces that are newer, as far as pages use them. */
export function addMissing(): void {
  add(AbortSignal, {
    any(signals: Iterable<AbortSignal>) {
      const controller = new AbortController();
      for (const signal of signals) {
        if (signal.aborted) controller.abort(signal.reason);
        else
          signal.addEventListener('abort', () => controller.abort(signal.reason), {
            signal: controller.signal,
          });
      }
      return controller.signal;
    },
    timeout(ms: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
      return controller.signal;
    },
  });
  const arrays: unknown[] = Array.prototype;
  add(arrays, {
    findLast(this: readonly unknown[], test: (value: unknown, index: number, all: unknown[]) => unknown) {
      return [...this].reverse().find((value, at) => test(value, this.length - 1 - at, this as unknown[]));
    },
    findLastIndex(
      this: readonly unknown[],
      test: (value: unknown, index: number, all: unknown[]) => unknown,
    ) {
      for (let at = this.length - 1; at >= 0; at -= 1) if (test(this[at], at, this as unknown[])) return at;
      return -1;
    },
    toReversed(this: readonly unknown[]) {
      return [...this].reverse();
    },
    toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
      return [...this].sort(compare);
    },
  } as Partial<unknown[]>);
  add(Element.prototype, {
    checkVisibility(this: Element) {
      return this.getClientRects().length > 0;
    },
  });
}

/** Whether something is missing that no page can do without. */
export const isTooOld = (scope: object = window): boolean =>
  !('ResizeObserver' in scope && 'AbortController' in scope && 'HTMLDialogElement' in scope) ||
  !('showModal' in HTMLDialogElement.prototype && 'hasOwn' in Object && 'at' in Array.prototype);

/** Says that the browser is too old; the sentence is in the page. */
export const sayTooOld = (): void => document.getElementById('too-old')?.removeAttribute('hidden');
