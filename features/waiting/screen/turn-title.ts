import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

/** Begins the title of the tab with "Your turn", whatever page sets it. */
export function useTurnTitle(isTurn: boolean): void {
  useEffect(() => {
    if (!isTurn) return undefined;
    const prefix = `${t`Your turn`} · `;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [isTurn]);
}
