import { errors, isErrorCode } from '@hub/engine/wire/errors';
import { contractWords } from '@hub/ui/language/contract-words.ts';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { useNavigate, useParams } from '@hub/web/links/navigation.ts';
import { firstPath, paths } from '@hub/web/links/paths.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { Balance } from '../../ledger/screen/balance.tsx';
import { useBalance } from '../../ledger/screen/balance-state.tsx';
import { useContent } from './use-content.ts';
import { useShare } from './use-share.tsx';

/** Returns the page props of daily and score games. Plays the opening sound; stops sounds on leaving. */
export function useSolo(screen: GameScreen) {
  const { player_id: playerId, name } = usePlayer();
  const { data: account } = useAccount();
  const { afterReward, refresh } = useBalance();
  const { playCue, stopAll } = useSound();
  const notify = useNotify();
  const navigate = useNavigate();
  const usernameEffect = account?.activeUsernameEffect?.cssClass ?? null;
  useEffect(() => {
    playCue(cues.gameOpened);
    return stopAll;
  }, [playCue, stopAll]);
  return {
    account,
    page: {
      content: useContent(),
      player: useMemo(() => ({ playerId, name, usernameEffect }), [playerId, name, usernameEffect]),
      params: useParams(),
      balance: <Balance />,
      shownBalance: afterReward,
      play: playCue,
      notify,
      goTo: useCallback(
        (address: string, options?: { readonly replace?: boolean }) => navigate(address, options),
        [navigate],
      ),
      renderShare: useShare(screen),
      onOpen: refresh,
      onHome: () => navigate(paths.home()),
      onFatal: useCallback(
        (title: string, code: string) => {
          notify({
            type: 'error',
            title,
            message: contractWords(errors[isErrorCode(code) ? code : 'internal']),
          });
          navigate(firstPath(screen));
        },
        [notify, navigate, screen],
      ),
    },
  };
}
