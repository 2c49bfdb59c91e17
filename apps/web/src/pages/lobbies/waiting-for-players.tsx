import { Loading } from '@hub/ui/feedback/loading.tsx';
import { lobbyTexts } from '../../messages/lobby.ts';

interface Props {
  /** Names of the players whose page has not loaded yet. */
  readonly names: readonly string[];
}

/** Shown instead of the game until all players' pages have loaded. */
export function WaitingForPlayers({ names }: Props) {
  const texts = lobbyTexts.waiting;
  const hint = names.length === 0 ? undefined : texts.names(names.join(', '));
  return <Loading text={texts.title} hint={hint} onRetry={null} />;
}
