import { t } from '@lingui/core/macro';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';
import { useIsSlow } from './use-is-slow.ts';

interface Props {
  readonly text: string;
  readonly hint?: string | undefined;
  /** Called by "Try again" after five seconds; by default the page reloads. Null for a wait that is no fault. */
  readonly onRetry?: (() => void) | null | undefined;
  readonly className?: string | undefined;
}

/** A spinner with text, centred in the available space; announced politely. */
export function Loading({ text, hint, onRetry = reload, className }: Props) {
  const isSlow = useIsSlow() && onRetry !== null;
  return (
    <div className={classNames(styles['loading'], className)}>
      <output className={styles['state']}>
        <Spinner size="large" className={styles['stone']} />
        <b className={classNames('display', styles['text'])}>{text}</b>
        {(isSlow || hint) && (
          <span className={styles['hint']}>{isSlow ? t`This takes longer than usual.` : hint}</span>
        )}
      </output>
      {isSlow && (
        <Button variant="neutral" className={styles['retry']} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </div>
  );
}

const reload = () => window.location.reload();
