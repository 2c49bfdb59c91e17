import { CUES, type Cue } from './cue-names.ts';
import type { PlayCue } from './playing-cue.ts';
import * as cues from './sound-map.ts';

/** Controls that can be pressed. Without labels, since a click on a label also clicks its control. */
const PRESSABLE =
  'button, a[href], summary, input[type="radio"], input[type="checkbox"], [role="tab"], [role="option"], [role="switch"]';
const CHOICE = 'input[type="radio"], input[type="checkbox"], [role="tab"], [role="switch"], [aria-pressed]';
const CLOSED_SECTION = 'details:not([open]) > summary, button[aria-expanded="false"]';

/**
 * Plays cues for all controls by listening on the document, so that components need no sound code. Returns a
 * function that removes the listeners.
 *
 * - Pressing a button or link plays click, a choice (tab, radio, switch, pressed chip, select) click2, a summary or
 *   button that expands something open2. Dialogs play open and close, tooltips hover. Other layers, such as the
 *   notifications, bring their own cue.
 * - `data-cue="<cue>"` on a control, or on an ancestor within the same dialog, overrides this;
 *   `data-cue="none"` plays nothing.
 * - `data-cue-hover="<cue>"` plays when the mouse enters (game cards).
 *
 * Listens in the capture phase, so that it sees the state of a control before the press changes it.
 */
export function listenForCues(page: Document, play: PlayCue): () => void {
  const listening = new AbortController();
  const on = (type: string, handle: (event: Event) => void): void =>
    page.addEventListener(type, handle, { capture: true, signal: listening.signal });
  const playIf = (cue: Cue | undefined): void => {
    if (cue) play(cue);
  };

  on('click', ({ target }) => playIf(pressCue(target)));
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) playIf(markedCue(target, cues.choiceMade));
  });
  on('pointerover', (event) => playIf(hoverCue(event as PointerEvent)));
  on('toggle', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || (event as ToggleEvent).newState !== 'open') return;
    if (target instanceof HTMLDialogElement) {
      play(cues.dialogOpened);
      onDialogClosed(target, listening.signal, () => play(cues.dialogClosed));
    } else if (target.role === 'tooltip') play(cues.tooltipShown);
  });
  return () => listening.abort();
}

function pressCue(target: EventTarget | null): Cue | undefined {
  const control = target instanceof Element ? target.closest(PRESSABLE) : null;
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return undefined;
  if (control.matches(CLOSED_SECTION)) return markedCue(control, cues.sectionExpanded);
  return markedCue(control, control.matches(CHOICE) ? cues.choiceMade : cues.buttonPressed);
}

/** Cue for hovering, mouse only: touching a card presses it. */
function hoverCue({ target, relatedTarget, pointerType }: PointerEvent): Cue | undefined {
  const card = target instanceof Element ? target.closest('[data-cue-hover]') : null;
  const isInside = relatedTarget instanceof Node && card?.contains(relatedTarget);
  return pointerType === 'mouse' && !isInside ? asCue(card?.getAttribute('data-cue-hover')) : undefined;
}

/** The cue of the nearest `data-cue`, else `otherwise`. One outside a dialog does not apply inside it. */
function markedCue(element: Element, otherwise: Cue): Cue | undefined {
  const mark = element.closest('[data-cue], dialog')?.getAttribute('data-cue');
  return typeof mark === 'string' ? asCue(mark) : otherwise;
}

const asCue = (name: string | null | undefined): Cue | undefined => CUES.find((cue) => cue === name);

/** Calls back once when a dialog is closed or removed: React removes it without firing an event. */
function onDialogClosed(dialog: HTMLDialogElement, signal: AbortSignal, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (dialog.isConnected && dialog.open) return;
    observer.disconnect();
    then();
  });
  observer.observe(dialog.ownerDocument, { childList: true, subtree: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
