import { useBalance } from '@hub/features/ledger/screen/balance-state.tsx';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import type { IconProps } from '@hub/ui/art/icon.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { UserRound } from 'lucide-react';
import styles from './entry.module.css';

/** The player's own avatar as an icon; static markup does not know whose. */
export function OwnAvatar(props: IconProps) {
  const { player_id: id } = usePlayer();
  return id ? <Avatar id={id} size={28} className={styles['avatar']} /> : <UserRound {...props} />;
}

/** What the player can spend. Decorative: pages with prices say it. */
export function Spendable() {
  const { balance } = useBalance();
  return (
    balance !== undefined && (
      <span aria-hidden className={styles['balance']}>
        <EssenceIcon size={15} />
        {formatFigure(balance)}
      </span>
    )
  );
}
