import { storedText } from '@hub/ui/stored-text.ts';
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

const stored = storedText('hub.consent');

/** Stores the choice in this browser. */
export const saveConsent = ({ pictures, feedback }: Consent): void =>
  stored.save(JSON.stringify({ pictures, feedback }));

/** Returns the current consent. A stored choice that cannot be parsed counts as none. */
export const readConsent = (): Consent => parse(stored.read());

/** Current consent; updates when it changes in this or another tab. */
export function useConsent(): Consent {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => parse(text), [text]);
}

/** Whether the visitor has made a choice in this browser; static markup does not ask. */
export const useHasDecided = (): boolean =>
  useSyncExternalStore(
    stored.subscribe,
    () => stored.read() !== null,
    () => true,
  );

function parse(text: string | null): Consent {
  try {
    const { pictures, feedback } = JSON.parse(text ?? '{}') as Partial<Record<keyof Consent, unknown>>;
    return { pictures: pictures === true, feedback: feedback === true };
  } catch {
    return UNDECIDED;
  }
}
