import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './give-up.module.css';

interface Props {
  readonly isPractice: boolean;
  readonly onGiveUp: () => void;
}

/** The way out of a puzzle: what it costs is said before the answer is shown. */
export function GiveUp({ isPractice, onGiveUp }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) goOn.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <div className={styles['row']}>
        <Button variant="ghost" size="small" onClick={() => setIsAsking(true)}>
          {t`Give up`}
        </Button>
      </div>
    );
  return (
    <div className={styles['row']}>
      <p>
        {isPractice
          ? t`You see the answer, and practice of this day ends.`
          : t`You see the answer, without a reward. The day counts as not solved.`}
      </p>
      <Button size="small" onClick={onGiveUp}>
        {t`Show the answer`}
      </Button>
      <Button ref={goOn} variant="ghost" size="small" onClick={() => setIsAsking(false)}>
        {t`Go on`}
      </Button>
    </div>
  );
}
