import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './give-up.module.css';
import { dailyTexts as texts } from './texts.ts';

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
        <Button look="ghost" size="small" onClick={() => setIsAsking(true)}>
          {texts.giveUp}
        </Button>
      </div>
    );
  return (
    <div className={styles['row']}>
      <p>{isPractice ? texts.giveUpPractice : texts.giveUpText}</p>
      <Button size="small" onClick={onGiveUp}>
        {texts.showAnswer}
      </Button>
      <Button ref={goOn} look="ghost" size="small" onClick={() => setIsAsking(false)}>
        {texts.goOn}
      </Button>
    </div>
  );
}
