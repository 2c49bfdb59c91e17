import { type ClashState, cooldownClash } from '@hub/cooldown-clash/game.ts';
import { ClashGame } from '@hub/cooldown-clash/screen/clash-game.tsx';
import { spellTextFrom } from '@hub/cooldown-clash/screen/spell-text.ts';
import { useKeptSocket } from '@hub/ui/net/use-kept-socket.ts';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useGameLanguage } from '../../features/game-language/game-language.ts';
import type { LobbyGameState } from '../../features/lobby/lobby-link.ts';
import { useTurnSignal } from '../../features/lobby/turn-signal.ts';
import { contentRoot, portraitUrl, spellUrl } from '../../features/page-settings/content-network.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { useSound } from '../../features/sound/sound-context.ts';
import { lobbyTexts } from '../../messages/lobby.ts';
import { cooldownSite } from '../lobbies/lobby-games.ts';
import { partingOf } from '../lobbies/parting.tsx';
import { useGamePage } from '../lobbies/use-game-page.ts';
import { WaitingForPlayers } from '../lobbies/waiting-for-players.tsx';

const isClash = (state: LobbyGameState): state is ClashState => 'targetSpell' in state;

/** A game of Cooldown Clash, with its connection, the player and the sounds. */
export function ClashGamePage() {
  const { id: lobbyId = '' } = useParams();
  const connection = useKeptSocket(cooldownClash);
  const { player_id: me } = usePlayer();
  const { playCue, stopAll } = useSound();
  const content = useContent();
  const game = useGamePage({ site: cooldownSite, lobbyId, link: connection, isOwn: isClash });
  const { state } = game;
  const isAsked = state?.action === 'countdown' && !state.gameOver;
  useTurnSignal({
    isMyTurn: isAsked && state.players.some(({ id, hasGuessed }) => id === me && !hasGuessed),
    text: lobbyTexts.turn.title,
    play: () => playCue('ingameNotification'),
  });
  const parting = partingOf(connection);
  if (parting) return parting;
  if (state === undefined) return <WaitingForPlayers names={game.waitingFor} />;
  return (
    <ClashGame
      {...content}
      state={state}
      endsAt={game.endsAt}
      me={me}
      isAway={connection.state !== 'open'}
      refusal={game.refusal}
      play={playCue}
      stop={stopAll}
      onGuess={(guess) =>
        connection.send({ action: 'submitGuess', payload: { lobbyId, playerId: me, guess } })
      }
      onPlayAgain={game.playAgain}
      onHome={game.goHome}
    />
  );
}

/** Pictures and texts of the public content network, where the host allows it. */
function useContent() {
  const settings = usePageSettings();
  const language = useGameLanguage();
  return useMemo(
    () => ({
      fetchSpellText: spellTextFrom({
        contentUrl: contentRoot(settings),
        contentVersion: settings.contentVersion,
        language,
        fetch: (...request) => fetch(...request),
      }),
      portraitSrc: (image: string) => portraitUrl(settings, image),
      spellSrc: (image: string) => spellUrl(settings, image),
    }),
    [settings, language],
  );
}
