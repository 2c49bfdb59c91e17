import type { ComponentProps } from 'react';
import { AccountBar } from './account-bar.tsx';
import { HubNoticeBar } from './hub-notice-bar.tsx';

interface Props extends ComponentProps<typeof HubNoticeBar> {
  /** Whether the key to the player's account is put aside, or not stored by the browser. */
  readonly isInDanger: boolean;
}

/** Tells the styles how much of the window the lines take from the page. Their words may need several lines on a phone. */
function tellHeight(lines: HTMLDivElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notice', `${lines.offsetHeight}px`));
  observer.observe(lines);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice');
  };
}

/** The lines above every page: about the player's account, and of the host. */
export function NoticeBars({ isInDanger, ...host }: Props) {
  return (
    <div ref={tellHeight}>
      {isInDanger && <AccountBar />}
      <HubNoticeBar {...host} />
    </div>
  );
}
