function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}

function checkVisibility(this: Element): boolean {
  return this.getClientRects().length > 0;
}

/** Gives a browser of the last three years the interfaces that are newer, as far as pages use them. */
export function addMissing(): void {
  if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any });
  if (!('checkVisibility' in Element.prototype)) Object.assign(Element.prototype, { checkVisibility });
}

/** Whether something is missing that no page can do without, and that these browsers have. */
export const isTooOld = (): boolean =>
  !(
    'ResizeObserver' in window &&
    'toSorted' in [] &&
    'findLast' in [] &&
    'toReversed' in [] &&
    'showModal' in HTMLDialogElement.prototype &&
    'timeout' in AbortSignal
  );

/** Says that the browser is too old; the sentence is in the page. */
export const sayTooOld = (): void => document.getElementById('too-old')?.removeAttribute('hidden');
