import { type SafeStorage, safeStorage } from '@hub/ui/net/safe-storage.ts';
import { INIT_KEY } from './session-keys.ts';

/** Session storage key that marks a browser session; removed when the tab closes. */
const MARK = 'hub.session';

/** Local storage key: the account that opened home last. */
const VISITOR = 'hub.visitor';
/** Session storage key: the account whose first visit this is. */
const NEWCOMER = 'hub.newcomer';

const local = safeStorage(() => localStorage);
const tab = safeStorage(() => sessionStorage);

/** Called at page start: a new browser session plays the home page's confetti again. */
export function startBrowserSession(session: SafeStorage = safeStorage(() => sessionStorage)): void {
  if (session.read(MARK) !== undefined) return;
  local.remove(INIT_KEY);
  session.write(MARK, '1');
}

/** Whether the home page has yet to play its confetti; `init` in local storage is the flag. */
export const isConfettiDue = (): boolean => local.read(INIT_KEY) === undefined;

/** Records that the home page's confetti has been played. */
export const noteConfetti = (): void => local.write(INIT_KEY, '1');

/** Whether this account has opened home in an earlier browser session; records the visit. */
export function noteVisit(accountId: string): boolean {
  if (tab.read(NEWCOMER) === accountId) return false;
  if (local.read(VISITOR) === accountId) return true;
  local.write(VISITOR, accountId);
  tab.write(NEWCOMER, accountId);
  return false;
}
