const OPEN = 'hub:feedback';

/** Opens the feedback form, from wherever it is offered. Needs a FeedbackLayer on the page. */
export function openFeedback(): void {
  window.dispatchEvent(new Event(OPEN));
}

/** Calls back whenever somebody wants to give feedback, until the returned function is called. */
export function onFeedback(open: () => void): () => void {
  window.addEventListener(OPEN, open);
  return () => window.removeEventListener(OPEN, open);
}
