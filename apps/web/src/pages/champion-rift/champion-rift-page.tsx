import { errors, isErrorCode } from '@hub/protocol/errors';
import { championRift } from '@hub/protocol/realtime/champion-rift';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { useTimeToMidnight } from '../../features/countdown/time-to-midnight.ts';
import { Balance } from '../../features/currency/balance.tsx';
import { usePurse } from '../../features/currency/purse.tsx';
import { useGameLanguage } from '../../features/game-language/game-language.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { contentRoot, portraitUrl } from '../../features/page-settings/content-network.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { useAccount, useRefreshAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { SOUND_MAP } from '../../features/sound/sound-map.ts';
import { ChampionRiftGame } from '../../games/champion-rift/champion-rift-game.tsx';
import { loreFrom } from '../../games/champion-rift/lore.ts';
import { dailyRiftsTexts } from '../../messages/daily-rifts.ts';
import { useGameSocket } from '../../net/use-game-socket.ts';

/** Champion Rift, with its connection, the player, the purse and the clock. */
export function ChampionRiftPage() {
  const connection = useGameSocket(championRift);
  const { player_id: playerId, name } = usePlayer();
  const { data: account } = useAccount();
  const refreshAccount = useRefreshAccount();
  const refreshMatches = useRefreshMatches();
  const { balance, reward, refresh: refreshBalance } = usePurse();
  const { playCue, stopAll } = useSound();
  const navigate = useNavigate();
  const content = useContent();
  const leave = useLeave();
  const usernameEffect = account?.activeUsernameEffect?.cssClass ?? null;
  const player = useMemo(() => ({ playerId, name, usernameEffect }), [playerId, name, usernameEffect]);

  useEffect(() => {
    if (connection.state === 'open') refreshBalance();
  }, [connection.state, refreshBalance]);

  useEffect(() => {
    playCue(SOUND_MAP.gameOpened);
    return stopAll;
  }, [playCue, stopAll]);

  return (
    <ChampionRiftGame
      connection={connection}
      player={player}
      remainingMs={useTimeToMidnight()}
      balance={<Balance />}
      shownBalance={balance}
      onReward={(gained) => {
        reward(gained);
        refreshAccount();
        refreshMatches();
      }}
      onFatal={leave}
      onHome={() => void navigate(routes.home.path)}
      play={playCue}
      fetchLore={content.fetchLore}
      portraitSrc={content.portraitSrc}
    />
  );
}

/** Portraits and lore from the public content network, where the host allows it. */
function useContent() {
  const settings = usePageSettings();
  const language = useGameLanguage();
  return useMemo(
    () => ({
      fetchLore: loreFrom({
        contentUrl: contentRoot(settings),
        contentVersion: settings.contentVersion,
        language,
        fetch: (...request) => fetch(...request),
      }),
      portraitSrc: (image: string) => portraitUrl(settings, image),
    }),
    [settings, language],
  );
}

/** A rift that cannot go on leads to the hub of the rifts, with a toast that says why. */
function useLeave(): (code: string) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (code) => {
      const { message } = isErrorCode(code) ? errors[code] : errors.internal;
      notify({ type: 'error', title: dailyRiftsTexts.lostTitle, message });
      void navigate(routes.dailyRiftHome.path);
    },
    [notify, navigate],
  );
}
