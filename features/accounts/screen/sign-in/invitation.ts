import { safeStorage } from '@hub/ui/net/safe-storage.ts';

/** Session storage key of the code in an invitation's link, which other addresses do not carry on. */
const KEY = 'hub.invitation';
const tab = safeStorage(() => sessionStorage);

/** The code of the invitation with which this tab was opened, as a part of the calls that create an account. */
export function invited(): { readonly invitation?: string } {
  const invitation = new URLSearchParams(location.search).get('invitation') ?? tab.read(KEY);
  return invitation === undefined ? {} : { invitation };
}

/** Keeps the code while the page goes to other addresses. */
export function rememberInvitation(): void {
  const code = new URLSearchParams(location.search).get('invitation');
  if (code !== null) tab.write(KEY, code);
}
