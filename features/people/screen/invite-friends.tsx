import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import styles from './people.module.css';

const COPIED_MS = 2_000;

/** The hub's address, to bring friends. */
export function InviteFriends() {
  const { origin } = window.location;
  const { isCopied, isShown, copy } = useCopy(origin, COPIED_MS);
  return (
    <section aria-label={t`Better with company`} className={styles['invite']}>
      <span>
        <h3>{t`Better with company`}</h3>
        <small>{t`Send friends this address: a name is all they need to play.`}</small>
      </span>
      <Button size="small" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
        {isCopied ? t`Copied!` : t`Copy the address`}
      </Button>
      <output className="sr">{isCopied && t`Copied!`}</output>
      {isShown && <SelectableText label={t`Address of this hub`} text={origin} rows={1} />}
    </section>
  );
}
