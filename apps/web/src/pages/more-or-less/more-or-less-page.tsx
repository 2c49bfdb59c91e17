import { type MoreOrLessMode, moreOrLess } from '@hub/more-or-less/game.ts';
import { itemNamesFrom } from '@hub/more-or-less/screen/item-names.ts';
import { MoreOrLessGame } from '@hub/more-or-less/screen/more-or-less-game.tsx';
import { moreOrLessTexts as texts } from '@hub/more-or-less/screen/texts.ts';
import type { Movement } from '@hub/more-or-less/screen/use-more-or-less.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import { useCallback, useMemo } from 'react';
import { generatePath, Navigate, useNavigate, useParams } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { useRefreshMatches } from '../../features/activity/last-matches.ts';
import { Balance } from '../../features/currency/balance.tsx';
import { usePurse } from '../../features/currency/purse.tsx';
import { useGameLanguage } from '../../features/game-language/game-language.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { contentRoot } from '../../features/page-settings/content-network.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { useAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { useArrival } from '../play/use-arrival.ts';
import { useLeave } from '../play/use-leave.ts';
import { useStanding } from '../play/use-standing.ts';

/** How long the notes about players stay (games 9). */
const MOVEMENT_MS = 2_500;

/** More or Less at its address: alone, together, or at the game that an invitation leads to. */
export function MoreOrLessPage() {
  const { mode, gameId } = useParams();
  if (mode === 'single' && gameId !== undefined) {
    return <Navigate to={generatePath(routes.moreLessGame.path, { mode })} replace />;
  }
  if (mode !== 'single' && mode !== 'multi') return <Navigate to={routes.moreLess.path} replace />;
  return <OpenGame key={`${mode}/${gameId}`} mode={mode} invitedTo={gameId} />;
}

interface Props {
  readonly mode: MoreOrLessMode;
  readonly invitedTo: string | undefined;
}

function OpenGame({ mode, invitedTo }: Props) {
  const connection = useGameSocket(moreOrLess);
  const { player_id: playerId, name } = usePlayer();
  const { data: account } = useAccount();
  const { afterReward, reward } = usePurse();
  const { playCue } = useSound();
  const refreshMatches = useRefreshMatches();
  const { standing, tellResult } = useStanding('more_or_less');
  const navigate = useNavigate();
  const usernameEffect = account?.activeUsernameEffect?.cssClass ?? null;
  const player = useMemo(() => ({ playerId, name, usernameEffect }), [playerId, name, usernameEffect]);
  useArrival(connection.state);

  const bestBefore = (played: MoreOrLessMode) => {
    const stats = account?.moreOrLessStats;
    return played === 'single' ? stats?.highscore : stats?.coopHighscore;
  };
  const playAnother = () => void navigate(generatePath(routes.moreLessGame.path, { mode }));
  return (
    <MoreOrLessGame
      {...useContent()}
      connection={connection}
      player={player}
      mode={mode}
      invitedTo={invitedTo}
      balance={<Balance />}
      shownBalance={afterReward}
      standing={standing}
      onMovement={useTellMovement()}
      onOver={(end) => {
        if (end.reward > 0) reward(end.reward);
        tellResult({ score: end.score, bestBefore: bestBefore(end.mode) });
        refreshMatches();
      }}
      onAgain={invitedTo === undefined ? undefined : playAnother}
      onFatal={useLeave(texts.lostTitle, routes.moreLess.path)}
      onHome={() => void navigate(routes.moreLess.path)}
      inviteUrl={inviteUrl}
      play={playCue}
    />
  );
}

const inviteUrl = (gameId: string): string =>
  `${window.location.origin}${generatePath(routes.moreLessMultiGame.path, { mode: 'multi', gameId })}`;

/** Pictures and names of items from the public content network, where the host allows it. */
function useContent() {
  const settings = usePageSettings();
  const language = useGameLanguage();
  return useMemo(() => {
    const root = contentRoot(settings);
    const { contentVersion } = settings;
    return {
      fetchItemNames: itemNamesFrom({
        contentUrl: root,
        contentVersion,
        language,
        fetch: (...request) => fetch(...request),
        caches: 'caches' in window ? window.caches : undefined,
      }),
      pictureSrc: (image: string) =>
        root === null ? undefined : `${root}/${contentVersion}/img/item/${encodeURIComponent(image)}`,
    };
  }, [settings, language]);
}

/** Says who has come and who has gone. */
function useTellMovement(): (movement: Movement) => void {
  const notify = useNotify();
  return useCallback(
    ({ type, name }) => {
      const { title, message } = texts[type];
      const look = type === 'joined' ? 'success' : 'error';
      notify({ type: look, title, message: message(name), durationMs: MOVEMENT_MS });
    },
    [notify],
  );
}
