import { newestToken } from '@hub/features/accounts/screen/sign-out-attempt.ts';
import { ownAccount } from '@hub/protocol/http/accounts';
import type { TokenClaims } from '@hub/protocol/token-claims';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { createHttpClient } from '@hub/ui/net/http-client.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { allAside, forgetAside, isKept, renewAside, takeBack } from '@hub/web/session/take-back.ts';
import { readClaims } from '@hub/web/session/token-claims.ts';
import { useSession, useSessionStore } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { lazy, type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from './hub-notice-bar.module.css';

/** How often the hub is asked whether it knows the account again, in ms. */
const RETRY_MS = 20_000;

/** Lazy: the words come first, and few browsers store nothing. */
const CodesLeft = lazy(() =>
  import('@hub/features/accounts/screen/codes-left.tsx').then((code) => ({ default: code.CodesLeft })),
);

/** Lines above every page about a key to an account that is in danger: put aside, or not stored by the browser. */
export function AccountBar() {
  const { aside, claims, isStored } = useSession((session) => session);
  if (aside === undefined && claims === undefined)
    return (
      <Bar
        text={t`You have an account of another hub at this address, or of this one before its data was lost. It is kept in this browser and comes back with its hub. If the host is restoring it, wait and reload.`}
      />
    );
  return (
    <>
      {claims && !isStored && <NotStoredBar player={claims} />}
      {aside !== undefined && <AsideBar key={aside} aside={aside} isSignedIn={claims !== undefined} />}
    </>
  );
}

interface BarProps {
  readonly text: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

const Bar = ({ text, children }: BarProps) => (
  <aside aria-label={t`Your account`} className={classNames(styles['bar'], styles['roomy'])}>
    <Icon of={KeyRound} size="small" className={styles['icon']} />
    <output className={styles['text']}>{text}</output>
    {children}
  </aside>
);

/** Says that a reload loses the account, and makes recovery codes on the page that is open: the way to another one may be a reload. */
const NotStoredBar = ({ player }: { readonly player: TokenClaims }) =>
  player.googleSub === undefined ? (
    <Bar
      text={t`This browser does not store your account: when you reload or close this page it is lost, unless you have a recovery code.`}
    >
      <Optional>
        <CodesLeft player={player} size="small" />
      </Optional>
    </Bar>
  ) : (
    <Bar
      text={t`This browser does not store that you are signed in: when you reload or close this page you have to sign in again.`}
    />
  );

/**
 * Says that an account is kept in this browser, and asks the hub for it and any others until it knows one again: at once,
 * regularly, and when the page is looked at or the network is back. A visitor returns to it then; a player is offered to.
 */
function AsideBar({ aside, isSignedIn }: { readonly aside: string; readonly isSignedIn: boolean }) {
  const session = useSessionStore();
  const { hub } = usePageSettings();
  const check = useAsideCheck();
  const [back, setBack] = useState<Back>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback(async () => {
    setIsAsking(true);
    const found = await check();
    setIsAsking(false);
    setBack(found);
  }, [check]);
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && ask());
    look();
    const timer = setInterval(look, RETRY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [ask]);
  useEffect(() => {
    if (back !== undefined && !isSignedIn) takeBack(session, hub, back.token, back.aside);
  }, [back, hub, isSignedIn, session]);
  // A player who has begun anew is told only when the former account can be had.
  if (isSignedIn && back === undefined) return null;
  const { name } = readClaims(back?.aside ?? aside);
  const unknown = isKept(aside, hub)
    ? (name: string) =>
        t`This hub does not know the account of ${{ name: isolated(name) }} at the moment. It is kept in this browser, and comes back by itself once the hub knows it again. You can also restore it with a recovery code, or begin anew.`
    : (name: string) =>
        t`This hub does not know the account of ${{ name: isolated(name) }} at the moment. Leave this page open: this browser does not store the account, and it comes back by itself once the hub knows it again. A reload loses it, unless you have a recovery code.`;
  return (
    <Bar
      text={isSignedIn ? t`The account of ${{ name: isolated(name) }} is back on this hub.` : unknown(name)}
    >
      {back === undefined ? (
        <Button size="small" disabled={isAsking} onClick={() => void ask()}>
          {t`Try again`}
        </Button>
      ) : (
        <Button size="small" onClick={() => takeBack(session, hub, back.token, back.aside)}>
          {t`Return to it`}
        </Button>
      )}
    </Bar>
  );
}

/** A token that was put aside and that the hub knows again, and the newest one of its account. */
interface Back {
  readonly aside: string;
  readonly token: string;
}

/** Returns a function that asks the hub for each account that was put aside: the first that it knows, or undefined. */
function useAsideCheck(): () => Promise<Back | undefined> {
  const session = useSessionStore();
  const { hub } = usePageSettings();
  const { onOtherVersion } = useNet();
  return useCallback(async () => {
    for (const aside of allAside(session, hub)) {
      let refusal: string | undefined;
      const call = createHttpClient({
        fetch: (...request) => fetch(...request),
        token: () => aside,
        onOtherVersion,
        onUnauthorized: (_, code) => {
          refusal = code;
        },
      });
      const account = await call(ownAccount).catch(() => undefined);
      if (account) return { aside, token: account.token ?? aside };
      // A hub that is away or closed answers for none of them.
      if (refusal === undefined) return undefined;
      if (refusal === 'token_revoked') {
        try {
          const token = await newestToken(call, aside, (newest) => renewAside(session, hub, aside, newest));
          if (token !== undefined) return { aside: token, token };
        } catch {
          return undefined;
        }
      }
      if (refusal === 'token_revoked' || refusal === 'account_deleted') forgetAside(session, hub, aside);
    }
    return undefined;
  }, [hub, onOtherVersion, session]);
}
