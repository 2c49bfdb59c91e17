import { Button } from '@hub/ui/controls/button.tsx';
import { AskCard } from '@hub/ui/surfaces/ask-card.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useNoteCodes, usePlayer, useWasStored } from '@hub/web/session/player.ts';
import { t } from '@lingui/core/macro';
import { CodesLeft } from './codes-left.tsx';

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
    <AskCard
      title={t`Keep the account of ${{ name: isolated(player.name) }}`}
      text={t`Only this browser holds the key to it. If the browser forgets the key, streak, Blue Essence and items are lost. A recovery code brings you back on any device.`}
    >
      <Button variant="ghost" onClick={onDecline}>
        {t`Don't ask again`}
      </Button>
      <CodesLeft player={player} variant="teal" size="medium" onKept={end} />
    </AskCard>
  );
}
