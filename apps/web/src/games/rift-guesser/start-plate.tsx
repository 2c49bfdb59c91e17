import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { riftGuesserTexts as texts } from '../../messages/rift-guesser.ts';
import { ArenaMap } from '../../ui/art/arena-map.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Plate } from '../../ui/surfaces/plate.tsx';
import styles from './start-plate.module.css';

/** Before a game: what it is about, over the map. Its clock starts with the press. */
export function StartPlate({ onStart }: { readonly onStart: () => void }) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className={styles['stage']}>
      <ArenaMap eager className={styles['map']} />
      <Plate className={styles['plate']} aria-label={texts.ready}>
        <h2>{texts.ready}</h2>
        <ol className={styles['rules']}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <Button ref={start} look="gold" size="large" icon={Play} block onClick={onStart}>
          {texts.start}
        </Button>
      </Plate>
    </div>
  );
}
