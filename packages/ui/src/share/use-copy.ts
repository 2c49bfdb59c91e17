import { useEffect, useState } from 'react';

/** Whether this page has a clipboard: browsers have one with https and on the machine of the hub. */
export const canCopy = (): boolean => 'clipboard' in navigator;

interface Copying {
  /** Stays true for the given time after the text was copied. */
  readonly isCopied: boolean;
  /** Whether the text is to be shown for selection, because there is no clipboard or the browser refuses it. */
  readonly isShown: boolean;
  /** Copies the text, or another one that was made meanwhile. */
  readonly copy: (made?: string) => Promise<void>;
  /** Hides the text. */
  readonly hide: () => void;
}

/** Copies a text, or else has it shown. `copiedMs`: how long `isCopied` lasts after a press, in milliseconds. */
export function useCopy(text: string, copiedMs: number): Copying {
  const [copies, setCopies] = useState(0);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [copies, copiedMs]);
  const copy = async (made = text) => {
    try {
      await navigator.clipboard.writeText(made);
      setOutcome('copied');
      setCopies((count) => count + 1);
    } catch {
      setOutcome('shown');
    }
  };
  const isCopied = outcome === 'copied';
  return { isCopied, isShown: outcome === 'shown', copy, hide: () => setOutcome(undefined) };
}
