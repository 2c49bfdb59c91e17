import { useMemo, useSyncExternalStore } from 'react';

/** The external services that a visitor permits. */
export interface Consent {
  /** Pictures and stories from the content network. */
  readonly pictures: boolean;
  /** Forwarding of feedback to the host's external service. */
  readonly feedback: boolean;
}

/** Default before a choice: no external service is contacted (docs/decisions/023-ask-for-pictures.md). */
export const UNDECIDED: Consent = { pictures: false, feedback: false };

const KEY = 'hub.consent';
/** Event for a new choice in this tab; the `storage` event only reaches other tabs. */
const CHANGED = 'hub:consent';
/** The choice if the browser refuses storage; lost when the page closes. */
let unstored: string | undefined;

/** Stores the choice in this browser. */
export function saveConsent({ pictures, feedback }: Consent): void {
  const text = JSON.stringify({ pictures, feedback });
  try {
    localStorage.setItem(KEY, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns the current consent. A stored choice that cannot be parsed counts as none. */
export const readConsent = (): Consent => parse(read());

/** Current consent; updates when it changes in this or another tab. */
export function useConsent(): Consent {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parse(text), [text]);
}

/** Whether the visitor has made a choice in this browser; static markup does not ask. */
export const useHasDecided = (): boolean => useSyncExternalStore(subscribe, read, () => '') !== null;

function read(): string | null {
  try {
    return unstored ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Consent {
  try {
    const { pictures, feedback } = JSON.parse(text ?? '{}') as Partial<Record<keyof Consent, unknown>>;
    return { pictures: pictures === true, feedback: feedback === true };
  } catch {
    return UNDECIDED;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
