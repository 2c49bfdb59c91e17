import { chainTexts as texts } from '../../messages/chain-of-legends.ts';
import { Loading } from '../../ui/feedback/loading.tsx';

interface Props {
  /** Names of those whose page is not there yet. */
  readonly names: readonly string[];
}

/** Stands in place of the game until everybody's page is there. */
export function WaitingForPlayers({ names }: Props) {
  return (
    <Loading
      text={texts.opening}
      hint={names.length === 0 ? undefined : texts.waitingFor(names.join(', '))}
    />
  );
}
