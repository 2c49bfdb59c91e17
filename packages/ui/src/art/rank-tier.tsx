import { rem } from '../rem.ts';

/** The six rank tiers, lowest first, and the globe for "all players". */
export type TierName = 'bronze' | 'silver' | 'gold' | 'diamond' | 'master' | 'challenger' | 'globe';

interface Metal {
  readonly metal: string;
  readonly light: string;
  readonly dark: string;
}

const METALS: Readonly<Record<TierName, Metal>> = {
  bronze: { metal: '#d08a5a', light: '#ffd0ab', dark: '#5e3117' },
  silver: { metal: '#c2cfdd', light: '#ffffff', dark: '#54637a' },
  gold: { metal: '#f5c04d', light: '#fff0bd', dark: '#7d5316' },
  diamond: { metal: '#74c7ff', light: '#e4f6ff', dark: '#1d5488' },
  master: { metal: '#c490ff', light: '#f1e2ff', dark: '#5a2f9a' },
  challenger: { metal: '#ff9a6a', light: '#ffe6c9', dark: '#8a2f2a' },
  globe: { metal: '#74f2dd', light: '#e6fffa', dark: '#0c5e5b' },
};
const ORDER: readonly TierName[] = ['bronze', 'silver', 'gold', 'diamond', 'master', 'challenger'];
const GOLD = ORDER.indexOf('gold');
const MASTER = ORDER.indexOf('master');
const CHALLENGER = ORDER.indexOf('challenger');

interface Props {
  readonly tier: TierName;
  /** px at the smallest root size. */
  readonly size: number;
  /** Accessible name; without it the icon is decorative. */
  readonly label?: string | undefined;
}

/**
 * Rank icon: a faceted stone in a setting that grows with the rank. Gold and above have wings,
 * master and above a crown, challenger a flame.
 */
export function RankTier({ tier, size, label }: Props) {
  return (
    <svg
      viewBox="-2 -1 68 66"
      width={rem(size)}
      height={rem(size)}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      {tier === 'globe' ? (
        <Globe {...METALS.globe} />
      ) : (
        <Stone {...METALS[tier]} rank={ORDER.indexOf(tier)} />
      )}
    </svg>
  );
}

function Globe({ metal, light, dark }: Metal) {
  return (
    <>
      <circle cx="32" cy="32" r="25" fill={dark} stroke={metal} strokeWidth="3" />
      <path
        d="M7 32h50M32 7c-16 14-16 36 0 50M32 7c16 14 16 36 0 50M12 19h40M12 45h40"
        fill="none"
        stroke={light}
        strokeWidth="2.2"
      />
    </>
  );
}

function Stone({ metal, light, dark, rank }: Metal & { readonly rank: number }) {
  return (
    <>
      {rank >= GOLD && (
        <path d={wings(rank)} fill={dark} stroke={metal} strokeWidth="2" strokeLinejoin="round" />
      )}
      {rank >= MASTER && (
        <path
          d="M20 14L18 3l8 6 6-8 6 8 8-6-2 11z"
          fill={metal}
          stroke={light}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
      <path
        d="M32 11L49 21v20L32 55 15 41V21z"
        fill={dark}
        stroke={metal}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M32 17l12 7v14L32 48 20 38V24z" fill={metal} />
      <path d="M32 17l12 7-12 8z" fill={light} />
      <path d="M32 17l-12 7 12 8z" fill="#fff" opacity=".45" />
      <path d="M32 48l12-10V24l-12 8z" fill={dark} opacity=".35" />
      {rank > 0 && rank < CHALLENGER && <path d={pips(rank)} fill={light} />}
      {rank === CHALLENGER && <path d="M32 63q-9-4-5-13l5 5 5-5q4 9-5 13z" fill={light} />}
    </>
  );
}

/** Path of the wings; wider from master on. */
function wings(rank: number): string {
  const reach = rank >= MASTER ? 3 : 0;
  return `M20 20L${4 - reach} 14l4 12-5 2 9 10 10 6zM44 20l${16 + reach}-6-4 12 5 2-9 10-10 6z`;
}

/** Path of the small diamonds: one for each rank above bronze. */
function pips(count: number): string {
  const left = 32 - (count - 1) * 4;
  return Array.from({ length: count }, (_, pip) => `M${left + pip * 8} 57l2.6 2.6-2.6 2.6-2.6-2.6z`).join('');
}
