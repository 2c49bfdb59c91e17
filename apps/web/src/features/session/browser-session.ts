import { type Kept, keptIn } from '@hub/ui/net/kept.ts';
import { INIT_KEY } from './session-keys.ts';

/** Session storage key that marks a browser session; removed when the tab closes. */
const MARK = 'hub.session';

const local = keptIn(() => localStorage);

/** Called at page start: a new browser session plays the home page's confetti again. */
export function startBrowserSession(session: Kept = keptIn(() => sessionStorage)): void {
  if (session.read(MARK) !== undefined) return;
  local.remove(INIT_KEY);
  session.write(MARK, '1');
}

/** Whether the home page has yet to play its confetti; `init` in local storage is the flag (platform 2). */
export const isConfettiDue = (): boolean => local.read(INIT_KEY) === undefined;

/** Records that the home page's confetti has been played. */
export const noteConfetti = (): void => local.write(INIT_KEY, '1');
