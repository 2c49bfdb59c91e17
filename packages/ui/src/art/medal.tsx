import { t } from '@lingui/core/macro';
import styles from './medal.module.css';

interface Metal {
  readonly metal: string;
  readonly light: string;
  readonly dark: string;
}

const STEEL: Metal = { metal: '#4a5e80', light: '#98a4ba', dark: '#223047' };
const PODIUM: readonly Metal[] = [
  { metal: '#f5c04d', light: '#fff0bd', dark: '#7d5316' },
  { metal: '#c2cfdd', light: '#ffffff', dark: '#54637a' },
  { metal: '#d08a5a', light: '#ffd0ab', dark: '#5e3117' },
];

interface Props {
  /** Place in the ranking: 1 is the winner; from 4 on the medal is steel. */
  readonly place: number;
}

/** The medal for a place in a ranking. */
export function Medal({ place }: Props) {
  const { metal, light, dark } = PODIUM[place - 1] ?? STEEL;
  return (
    <span className={styles['medal']}>
      <span className="sr">{t`Place ${place}`}</span>
      <svg viewBox="0 0 64 64" width={48} height={48} aria-hidden>
        <path d="M20 40l-8 20 10-4 5 8 7-20M44 40l8 20-10-4-5 8-7-20" fill={dark} />
        <path
          d="M32 3l19 8 8 18-8 18-19 8-19-8-8-18 8-18z"
          fill={dark}
          stroke={metal}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M32 10l14 6 6 13-6 13-14 6-14-6-6-13 6-13z" fill={metal} />
        <path d="M32 10l14 6 6 13H32z" fill={light} opacity=".9" />
        <path d="M32 10l-14 6-6 13h20z" fill="#fff" opacity=".4" />
        <text
          x="32"
          y="38"
          textAnchor="middle"
          className={place <= PODIUM.length ? styles['dark'] : styles['light']}
        >
          {place}
        </text>
      </svg>
    </span>
  );
}
