import { useEffect } from 'react';
import { waitingTexts } from '../../messages/waiting.ts';

const PREFIX = `${waitingTexts.turn} · `;

/** Begins the title of the tab with "Your turn", whatever page sets it. */
export function useTurnTitle(isTurn: boolean): void {
  useEffect(() => {
    if (!isTurn) return undefined;
    const mark = () => {
      if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [isTurn]);
}
