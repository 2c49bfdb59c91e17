import { championRift } from '@hub/champion-rift/game.ts';
import { ChampionRiftGame } from '@hub/champion-rift/screen/champion-rift-game.tsx';
import { loreFrom } from '@hub/champion-rift/screen/lore.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { useTimeToMidnight } from '../../features/countdown/time-to-midnight.ts';
import { Balance } from '../../features/currency/balance.tsx';
import { usePurse } from '../../features/currency/purse.tsx';
import { useGameLanguage } from '../../features/game-language/game-language.ts';
import { contentRoot, portraitUrl } from '../../features/page-settings/content-network.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { useAccount, useRefreshAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { dailyRiftsTexts } from '../../messages/daily-rifts.ts';
import { useArrival } from '../play/use-arrival.ts';
import { useLeave } from '../play/use-leave.ts';

/** Champion Rift, with its connection, the player, the purse and the clock. */
export function ChampionRiftPage() {
  const connection = useGameSocket(championRift);
  const { player_id: playerId, name } = usePlayer();
  const { data: account } = useAccount();
  const refreshAccount = useRefreshAccount();
  const refreshMatches = useRefreshMatches();
  const { afterReward, reward } = usePurse();
  const { playCue } = useSound();
  const navigate = useNavigate();
  const content = useContent();
  const leave = useLeave(dailyRiftsTexts.lostTitle, routes.dailyRiftHome.path);
  const usernameEffect = account?.activeUsernameEffect?.cssClass ?? null;
  const player = useMemo(() => ({ playerId, name, usernameEffect }), [playerId, name, usernameEffect]);
  useArrival(connection.state);

  return (
    <ChampionRiftGame
      connection={connection}
      player={player}
      remainingMs={useTimeToMidnight()}
      balance={<Balance />}
      shownBalance={afterReward}
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
