import { CUES, type Cue } from './cue-names.ts';
import type { PlayCue } from './playing-cue.ts';
import { SOUND_MAP } from './sound-map.ts';

/** What can be pressed. A label is missing on purpose: its click is followed by one of its control. */
const PRESSABLE =
  'button, a[href], summary, input[type="radio"], input[type="checkbox"], [role="tab"], [role="option"], [role="switch"]';
const CHOICE = 'input[type="radio"], input[type="checkbox"], [role="tab"], [role="switch"], [aria-pressed]';
const CLOSED_SECTION = 'details:not([open]) > summary, button[aria-expanded="false"]';

/**
 * Gives controls their sounds from outside, so that no component knows of sound. Returns what takes the sounds away.
 *
 * - Pressing a button or link plays click, a choice (tab, radio, switch, pressed chip, select) click2, a summary or
 *   button that expands something open2. Dialogs play open and close, popovers open2.
 * - `data-cue="<cue>"` on a control, or around several of one dialog, decides otherwise; `data-cue="none"` silences.
 * - `data-cue-hover="<cue>"` plays when a mouse enters (game cards).
 *
 * Listens while events go down, so that it sees a control as it was when it was pressed.
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
    if (target instanceof HTMLSelectElement) playIf(markedCue(target, SOUND_MAP.choiceMade));
  });
  on('pointerover', (event) => playIf(hoverCue(event as PointerEvent)));
  on('toggle', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || (event as ToggleEvent).newState !== 'open') return;
    if (target instanceof HTMLDialogElement) {
      play(SOUND_MAP.dialogOpened);
      whenGone(target, listening.signal, () => play(SOUND_MAP.dialogClosed));
    } else if (target.hasAttribute('popover')) play(SOUND_MAP.popoverOpened);
  });
  return () => listening.abort();
}

function pressCue(target: EventTarget | null): Cue | undefined {
  const control = target instanceof Element ? target.closest(PRESSABLE) : null;
  if (!control || control.matches(':disabled, [aria-disabled="true"]')) return undefined;
  if (control.matches(CLOSED_SECTION)) return markedCue(control, SOUND_MAP.sectionExpanded);
  return markedCue(control, control.matches(CHOICE) ? SOUND_MAP.choiceMade : SOUND_MAP.buttonPressed);
}

/** Only a mouse hovers: a finger that lands on a card is about to press it. */
function hoverCue({ target, relatedTarget, pointerType }: PointerEvent): Cue | undefined {
  const card = target instanceof Element ? target.closest('[data-cue-hover]') : null;
  const isInside = relatedTarget instanceof Node && card?.contains(relatedTarget);
  return pointerType === 'mouse' && !isInside ? asCue(card?.getAttribute('data-cue-hover')) : undefined;
}

/** The cue that the nearest mark asks for, the given one without a mark. A mark outside a dialog does not reach into it. */
function markedCue(element: Element, otherwise: Cue): Cue | undefined {
  const mark = element.closest('[data-cue], dialog')?.getAttribute('data-cue');
  return typeof mark === 'string' ? asCue(mark) : otherwise;
}

const asCue = (name: string | null | undefined): Cue | undefined => CUES.find((cue) => cue === name);

/** Calls back once when a dialog has left the page: React takes it out without an event that could be heard here. */
function whenGone(dialog: HTMLDialogElement, signal: AbortSignal, then: () => void): void {
  const observer = new MutationObserver(() => {
    if (dialog.isConnected && dialog.open) return;
    observer.disconnect();
    then();
  });
  observer.observe(dialog.ownerDocument, { childList: true, subtree: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
