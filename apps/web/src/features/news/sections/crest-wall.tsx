import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import styles from './crest-wall.module.css';

/** One of every region at least, so that the wall shows all palettes. */
const CHAMPIONS =
  'Ahri Garen Jinx Braum Lulu Talon Azir Zoe Thresh Kaisa Qiyana Nilah Vi Teemo Ryze Senna Yone Sion Lux Ekko'.split(
    ' ',
  );

/** A leaning wall of champion crests; decoration. */
export const CrestWall = () => (
  <div aria-hidden className={styles['wall']}>
    {CHAMPIONS.map((id) => (
      <div key={id} className={`cut ${styles['crest']}`}>
        <ChampionEmblem id={id} label="" />
      </div>
    ))}
  </div>
);
