import { rememberInvitation } from '@hub/features/accounts/screen/sign-in/invitation.ts';
import {
  createReturnAddress,
  type ReturnAddress,
} from '@hub/features/accounts/screen/sign-in/return-address.ts';
import type { PageSettings } from '@hub/protocol/page-settings';
import type { CallError } from '@hub/ui/net/call-error.ts';
import type { Call } from '@hub/ui/net/http-client.ts';
import type { Net } from '@hub/ui/net/net.ts';
import { createNotifications, type NotificationStore } from '@hub/web/notifications/notification-store.ts';
import { readPageSettings } from '@hub/web/page-settings/page-settings.ts';
import { createSession, type SessionStore } from '@hub/web/session/session-store.ts';
import { createBrowserSound } from '@hub/web/sound/browser-sound.ts';
import { toastShown } from '@hub/web/sound/sound-map.ts';
import type { Sound } from '@hub/web/sound/sound-starter.ts';
import { t } from '@lingui/core/macro';
import { logFailure } from './log.ts';
import { createPageVisits, type PageVisits } from './page-visits.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** The services of the app, created once. */
export interface Dependencies {
  readonly settings: PageSettings;
  readonly session: SessionStore;
  readonly notifications: NotificationStore;
  readonly sound: Sound;
  readonly net: Net;
  readonly returnAddress: ReturnAddress;
  readonly pageVisits: PageVisits;
}

/** `reload` reloads the page unless it has done so already, and returns whether it reloads. */
export function createDependencies(reload: () => boolean): Dependencies {
  rememberInvitation();
  const settings = readPageSettings(document);
  const session = createSession({ hub: settings.hub, onUnreadable: (message) => logFailure(message) });
  const sound = createBrowserSound();
  const notifications = createNotifications((type) => void sound.playCue(toastShown(type)));
  return {
    settings,
    session,
    notifications,
    sound,
    net: createNet(
      session,
      onceOnly(() => changeVersion(reload, notifications)),
    ),
    returnAddress: createReturnAddress(),
    pageVisits: createPageVisits(createScrollMemory()),
  };
}

/** Reloads a page whose version differs from the server's; warns if it was reloaded already. */
function changeVersion(reload: () => boolean, { notify }: NotificationStore): void {
  if (reload()) return;
  notify({
    type: 'warning',
    title: t`A new version is here`,
    message: t`This page is too old for it. Please reload it in a moment. Nothing is lost.`,
  });
}

function onceOnly(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Imports the HTTP client with the first call, because the first paint does not need it. */
function loadedLate(load: () => Promise<Call>): Call {
  let client: Call | undefined;
  return async (endpoint, ...input) => {
    client ??= await load();
    return client(endpoint, ...input);
  };
}

function createNet(session: SessionStore, onOtherVersion: () => void): Net {
  const token = () => session.getState().token;
  // This browser may have revoked it itself. Where the code does not load, the next refused call tries again.
  const endRevoked = async (revoked: string) => {
    const { onRevoked } = await import('@hub/features/accounts/screen/sign-out-attempt.ts');
    await onRevoked(session, call, revoked);
  };
  // The refusal of an older token does not end the session of the current one. Only the word of the hub that signed it ends it.
  const onRefused = (refused: string, code: string) => {
    if (refused !== token()) return;
    if (code === 'account_deleted') session.end('deleted');
    else if (code === 'token_revoked') void endRevoked(refused).catch(() => undefined);
    else session.putAside();
  };
  // Neither a closed socket nor a suspended call says all: the answer about the account does.
  const askWhy = () => session.setState(({ refusals }) => ({ refusals: refusals + 1 }));
  const onFailure = (error: CallError) => {
    logFailure(error);
    if (error.code === 'maintenance') session.setState({ closedText: error.message });
  };
  const { protocol, host } = location;
  const call = loadedLate(async () => {
    const client = await import('@hub/ui/net/http-client.ts');
    return client.createHttpClient({
      fetch: (...request) => fetch(...request),
      token,
      onUnauthorized: onRefused,
      onSuspended: askWhy,
      onOtherVersion,
      onFailure,
    });
  });
  return {
    call,
    socketUrl: `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}`,
    token,
    onUnauthorized: askWhy,
    onSuspended: askWhy,
    onOtherVersion,
    onStrangeFrame: (endpoint) => logFailure('A frame came that is not in the contract', endpoint),
  };
}
