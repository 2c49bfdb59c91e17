import { Button } from '@hub/ui/controls/button.tsx';
import { AskCard } from '@hub/ui/surfaces/ask-card.tsx';
import { recoveryTexts } from '../../messages/recovery.ts';
import { useNoteCodes, usePlayer, useWasStored } from '../session/player.ts';
import { CodesLeft } from './codes-left.tsx';

const texts = recoveryTexts.offer;

interface Props {
  /** The player has kept new codes. */
  readonly onKept: () => void;
  readonly onDecline: () => void;
}

/** Offers recovery codes to a guest whose only key is in this browser. */
export function CodesOffer({ onKept, onDecline }: Props) {
  const player = usePlayer();
  const noteCodes = useNoteCodes();
  // Where the account is not stored, the bar above the page offers codes.
  const isStored = useWasStored();
  if (!isStored) return null;
  const end = () => {
    noteCodes();
    onKept();
  };
  return (
    <AskCard title={texts.title(player.name)} text={texts.text}>
      <Button look="ghost" onClick={onDecline}>
        {texts.decline}
      </Button>
      <CodesLeft player={player} look="teal" size="medium" onKept={end} />
    </AskCard>
  );
}
