import { EssenceAmount } from '@hub/ui/text/essence-amount.tsx';
import styles from './balance.module.css';
import { useBalance } from './balance-state.tsx';

interface Props {
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The player's balance, with the animation of a reward. */
export function Balance({ compact, className }: Props) {
  const { balance, settled, floating } = useBalance();
  if (balance === undefined) {
    return (
      <span className={styles['unknown']}>
        <EssenceAmount amount={0} compact={compact} className={className} />
      </span>
    );
  }
  return (
    <EssenceAmount
      amount={balance}
      spoken={settled}
      gain={floating}
      compact={compact}
      className={className}
    />
  );
}
