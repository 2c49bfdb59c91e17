import { useMemo, useSyncExternalStore } from 'react';

/** What of the outside world a visitor lets in. */
export interface Consent {
  /** Pictures and stories from the public content network. */
  readonly pictures: boolean;
  /** Feedback passed on to the host's outside service. */
  readonly feedback: boolean;
}

/** Holds for whoever has not chosen: the content network may be asked, nothing else may (docs/decisions/010-consent.md). */
export const UNDECIDED: Consent = { pictures: true, feedback: false };

const KEY = 'hub.consent';
/** Tells this page of a new choice; the storage event tells other tabs alone. */
const CHANGED = 'hub:consent';
/** The choice of a browser that refuses storage: it lasts as long as the page. */
let unstored: string | undefined;

/** Keeps a choice in this browser. */
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

/** What is permitted now. A kept choice that cannot be read counts as none. */
export const readConsent = (): Consent => parse(read());

/** What is permitted, kept up to date, also with other tabs. */
export function useConsent(): Consent {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => parse(text), [text]);
}

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
    return { pictures: pictures !== false, feedback: feedback === true };
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
