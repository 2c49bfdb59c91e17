import { Map as MapIcon, Scale } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { gameTexts } from '../../messages/games.ts';
import { homeTexts } from '../../messages/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Plate } from '../../ui/surfaces/plate.tsx';
import { PlateHeader } from '../../ui/surfaces/plate-header.tsx';
import styles from './podium.module.css';

const RANKINGS = [
  { value: 'moreless', label: gameTexts.moreless.name, icon: Scale },
  { value: 'rift', label: gameTexts.rift.name, icon: MapIcon },
] as const;

/** A ranking takes so long (ms) to appear, as its style says. */
const TURN_MS = 240;

/** Left to right; the first stands in the middle. */
const PLACES = [2, 1, 3];

/** The three best of two games (platform 2). Neither game is open, so that nobody has scored: the steps are free. */
export function Podium() {
  const { ranking, choose } = useRanking();
  const titleId = useId();
  return (
    <Plate aria-labelledby={titleId} className={styles['plate']}>
      <PlateHeader title={homeTexts.podium.title} id={titleId} className={styles['header']}>
        <Segmented label={homeTexts.podium.choice} options={RANKINGS} value={ranking} onChange={choose} />
      </PlateHeader>
      <output key={ranking} className={styles['free']}>
        <b className="display">{homeTexts.podium.free}</b>
        <span>{homeTexts.podium[ranking]}</span>
      </output>
      <div aria-hidden className={styles['steps']}>
        {PLACES.map((place) => (
          <div key={place} className={styles[`place${place}`]}>
            <div className={classNames('cut', styles['face'])} />
            <div className={styles['step']}>{place}</div>
          </div>
        ))}
      </div>
    </Plate>
  );
}

type Ranking = (typeof RANKINGS)[number]['value'];

/** Which of the two is shown. A choice while one is still appearing does not count (platform 2). */
function useRanking() {
  const [ranking, setRanking] = useState<Ranking>('moreless');
  const [isTurning, setIsTurning] = useState(false);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setTimeout(() => setIsTurning(false), TURN_MS);
    return () => clearTimeout(timer);
  }, [isTurning]);
  const choose = (next: Ranking) => {
    if (isTurning) return;
    setRanking(next);
    setIsTurning(true);
  };
  return { ranking, choose };
}
