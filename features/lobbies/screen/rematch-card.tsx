import { Button } from '@hub/ui/controls/button.tsx';
import { listOf } from '@hub/ui/language/formatters.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { plural, t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import styles from './rematch-card.module.css';
import type { Rematch } from './use-lobby-play.ts';

interface Props {
  readonly rematch: Rematch;
  readonly onJoin: () => void;
}

/** Says for some seconds who plays again, to a player who reads the result of the last game. */
export function RematchCard({ rematch: { names, endsAt }, onJoin }: Props) {
  const left = useRemaining(endsAt);
  if (left === 0 || names.length === 0) return null;
  const all = listOf(names.map(isolated), 'narrow');
  return (
    <Card as="section" aria-label={t`Another game`} className={styles['card']}>
      <output>
        {plural(
          { count: names.length },
          { one: `${{ names: all }} plays again`, other: `${{ names: all }} play again` },
        )}
      </output>
      <Button variant="gold" icon={RotateCcw} onClick={onJoin}>
        {t`Join`}
      </Button>
    </Card>
  );
}
