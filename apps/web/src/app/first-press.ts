/**
 * Keeps the last press on the static markup, whose buttons do nothing yet and whose form cannot be sent. Returns a function
 * that repeats it, to be called once they work.
 */
export function keepPress(): () => void {
  let kept: { readonly event: Event; readonly repeat: () => void } | undefined;
  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    kept = { event, repeat: () => button?.click() };
  };
  const onKey = (event: KeyboardEvent): void => {
    // Only a field has a form that Enter would send. The page may have been drawn anew.
    if (event.key === 'Enter' && (event.target as HTMLInputElement).form)
      kept = { event, repeat: () => document.querySelector('form')?.requestSubmit() };
  };
  // Before React, which ends the way of a press that it cannot hydrate for.
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    // A press that is on its way has made React hydrate, and gets its answer.
    // React tells the form what was typed before only after its own work.
    if (kept?.event.eventPhase === Event.NONE) setTimeout(kept.repeat);
  };
}
