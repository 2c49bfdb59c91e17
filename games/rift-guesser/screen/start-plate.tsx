import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './start-plate.module.css';
import { riftGuesserTexts as texts } from './texts.ts';

/** Shown before a game: its description, over the map. The clock starts when the button is pressed. */
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
