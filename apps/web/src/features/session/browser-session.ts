import { type Kept, keptIn } from '@hub/ui/net/kept.ts';
import { INIT_KEY } from './session-keys.ts';

/** Marks a browser session; session storage forgets it when the tab goes. */
const MARK = 'hub.session';

const local = keptIn(() => localStorage);

/** Called at the start of the page: in a new browser session home's confetti is due again. */
export function startBrowserSession(session: Kept = keptIn(() => sessionStorage)): void {
  if (session.read(MARK) !== undefined) return;
  local.remove(INIT_KEY);
  session.write(MARK, '1');
}

/** Whether home has yet to play its confetti in this session; `init` in local storage is the flag (platform 2). */
export const isConfettiDue = (): boolean => local.read(INIT_KEY) === undefined;

/** Home's confetti has been played. */
export const noteConfetti = (): void => local.write(INIT_KEY, '1');
