import { Loading } from '@hub/ui/feedback/loading.tsx';
import { lobbyTexts } from '../../messages/lobby.ts';

interface Props {
  /** Names of those whose page is not there yet. */
  readonly names: readonly string[];
}

/** Stands in place of the game until everybody's page is there. */
export function WaitingForPlayers({ names }: Props) {
  const texts = lobbyTexts.waiting;
  return <Loading text={texts.title} hint={names.length === 0 ? undefined : texts.names(names.join(', '))} />;
}
