import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { usePlayer, useRenewSession } from '@hub/web/session/player.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from './connect-account.module.css';
import { linkGoogle } from './google.ts';
import { GoogleMark } from './google-mark.tsx';
import { openProviderWindow } from './provider-window.ts';
import { useIsSignInConfigured } from './sign-in-context.ts';

/** Links the player's account to a Google account; renders nothing once linked. */
export function ConnectAccount() {
  const { googleSub } = usePlayer();
  const isConfigured = useIsSignInConfigured();
  const { error, isBusy, link } = useLink();
  const reason = useId();
  if (googleSub !== undefined) return null;
  return (
    <div className={styles['connect']}>
      <Button
        icon={GoogleMark}
        disabled={!isConfigured}
        aria-describedby={isConfigured ? undefined : reason}
        busy={isBusy}
        onClick={() => void link()}
      >
        {t`Connect Google Account`}
      </Button>
      {!isConfigured && (
        <p id={reason} className={styles['reason']}>
          {t`Google sign-in is not set up on this hub. Recovery codes keep your account safe too.`}
        </p>
      )}
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </div>
  );
}

function useLink() {
  const { call } = useNet();
  const { player_id: playerId } = usePlayer();
  const renew = useRenewSession();
  const queries = useQueryClient();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const link = async () => {
    setError(undefined);
    setIsBusy(true);
    const outcome = await linkGoogle(call, openProviderWindow(), playerId);
    setIsBusy(false);
    if (!outcome.ok) return setError(outcome.text);
    renew(outcome.result);
    void queries.invalidateQueries({ queryKey: ['account'] });
  };
  return { error, isBusy, link };
}
