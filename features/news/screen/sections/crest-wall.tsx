import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import styles from './crest-wall.module.css';

/** At least one champion of every region, so that all emblem palettes appear. */
const CHAMPIONS =
  'Ahri Garen Jinx Braum Lulu Talon Azir Zoe Thresh Kaisa Qiyana Nilah Vi Teemo Ryze Senna Yone Sion Lux Ekko'.split(
    ' ',
  );

/** A tilted grid of champion emblems; decorative. */
export const CrestWall = () => (
  <div aria-hidden className={styles['wall']}>
    {CHAMPIONS.map((id) => (
      <div key={id} className={`cut ${styles['crest']}`}>
        <ChampionEmblem id={id} />
      </div>
    ))}
  </div>
);
