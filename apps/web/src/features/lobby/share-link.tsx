import { Button } from '@hub/ui/controls/button.tsx';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';

/** How long 'Copied!' is shown (platform 9). */
export const COPIED_MS = 1_000;

interface Props {
  /** The browser refuses access to the clipboard. */
  readonly onFailed: () => void;
}

/** Copies the address of the page; opening it joins the lobby. */
export function ShareLink({ onFailed }: Props) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setIsCopied(true);
      setCopies((count) => count + 1);
    } catch {
      onFailed();
    }
  };
  const texts = lobbyTexts.room;
  return (
    <Button icon={isCopied ? Check : Share2} onClick={() => void copy()}>
      <output>{isCopied ? texts.copied : texts.share}</output>
    </Button>
  );
}
