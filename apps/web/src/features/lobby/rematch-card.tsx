import { Button } from '@hub/ui/controls/button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { RotateCcw } from 'lucide-react';
import { lobbyTexts } from '../../messages/lobby.ts';
import styles from './rematch-card.module.css';
import type { Rematch } from './use-lobby-play.ts';

const texts = lobbyTexts.rematch;

interface Props {
  readonly rematch: Rematch;
  readonly onJoin: () => void;
}

/** Says for some seconds who plays again, to a player who reads the result of the last game. */
export function RematchCard({ rematch: { names, endsAt }, onJoin }: Props) {
  const left = useRemaining(endsAt);
  if (left === 0 || names.length === 0) return null;
  return (
    <Plate as="section" aria-label={texts.title} className={styles['card']}>
      <output>{texts.again(names)}</output>
      <Button look="gold" icon={RotateCcw} onClick={onJoin}>
        {texts.join}
      </Button>
    </Plate>
  );
}
