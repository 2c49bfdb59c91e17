import type { ComponentProps } from 'react';
import { AccountBar } from './account-bar.tsx';
import { HubNoticeBar } from './hub-notice-bar.tsx';

interface Props extends ComponentProps<typeof HubNoticeBar> {
  /** Whether the key to the player's account is put aside, or not stored by the browser. */
  readonly isInDanger: boolean;
}

/** The lines above every page: about the player's account, and of the host. */
export function NoticeBars({ isInDanger, ...host }: Props) {
  return (
    <>
      {isInDanger && <AccountBar />}
      <HubNoticeBar {...host} />
    </>
  );
}
