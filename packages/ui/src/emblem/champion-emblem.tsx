import { emblemById } from '@hub/catalog/emblem-facts';
import styles from './champion-emblem.module.css';
import { EmblemFrame, EmblemShade } from './emblem-frame.tsx';
import { FIELD_PATTERNS } from './field-patterns.tsx';
import { hash, pick } from './hash.ts';
import { monogram } from './monogram.ts';
import { type Palette, REGION_PALETTES, ROLE_GLYPHS } from './palettes.ts';

interface Crest {
  readonly outline: string;
  /** The right half of the outline, for the shadow. */
  readonly half: string;
}

/** Outlines of the crest; a hash selects one. Append only: the order determines how each emblem looks. */
const CRESTS: readonly [Crest, ...Crest[]] = [
  // shield, hexagon, shard, cut corners, seal, star fort
  {
    outline: 'M50 8L84 18V52C84 72 70 86 50 94 30 86 16 72 16 52V18Z',
    half: 'M50 8L84 18V52C84 72 70 86 50 94Z',
  },
  { outline: 'M50 5L86 28V72L50 95 14 72V28Z', half: 'M50 5L86 28V72L50 95Z' },
  { outline: 'M50 3L78 24 88 54 68 86 50 97 32 86 12 54 22 24Z', half: 'M50 3L78 24 88 54 68 86 50 97Z' },
  { outline: 'M32 8H88V62L62 94H12V38Z', half: 'M88 8V62L62 94H50L50 8Z' },
  { outline: 'M50 6A44 44 0 0 1 50 94 44 44 0 0 1 50 6Z', half: 'M50 6A44 44 0 0 1 50 94Z' },
  {
    outline: 'M50 4L62 18H84V40L96 50 84 62V82H62L50 96 38 82H16V62L4 50 16 40V18H38Z',
    half: 'M50 4L62 18H84V40L96 50 84 62V82H62L50 96Z',
  },
];

interface Props {
  /** The champion's id, such as `MonkeyKing`. An unknown id also gets its own emblem. */
  readonly id: string;
  /** Accessible name, by default the champion's name; empty for a decorative emblem. */
  readonly label?: string | undefined;
  /** Omits the role, for 40 px and less. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The drawn emblem of a champion: colours by region, the sign below by role, everything else by id. */
export function ChampionEmblem({ id, label, compact, className }: Props) {
  const { name, region, role } = emblemById(id) ?? { name: id, region: 'Runeterra', role: 'Fighter' };
  const bits = hash(id);
  const palette = REGION_PALETTES[region];
  return (
    <EmblemFrame label={label ?? name} ground={palette.deep} className={className}>
      <g color={palette.middle} opacity=".55">
        {pick(FIELD_PATTERNS, bits >>> 8)(bits >>> 16)}
      </g>
      <EmblemShade opacity={0.34} />
      <CrestPlate crest={pick(CRESTS, bits)} palette={palette} />
      <Monogram text={monogram(name)} color={palette.light} />
      {!compact && <RoleDiamond glyph={ROLE_GLYPHS[role]} palette={palette} />}
    </EmblemFrame>
  );
}

function CrestPlate({ crest, palette }: { readonly crest: Crest; readonly palette: Palette }) {
  return (
    <g transform="translate(12 9) scale(.76)">
      <path d={crest.outline} fill="#04060b" opacity=".45" transform="translate(3 6)" />
      <path d={crest.outline} fill={palette.middle} />
      <path d={crest.half} fill={palette.deep} opacity=".5" />
      <path d={crest.outline} fill="none" stroke={palette.metal} strokeWidth="4.5" strokeLinejoin="round" />
      <path
        d={crest.outline}
        fill="none"
        stroke={palette.light}
        strokeOpacity=".5"
        strokeWidth="1.4"
        transform="translate(6 6) scale(.88)"
      />
    </g>
  );
}

function Monogram({ text, color }: { readonly text: string; readonly color: string }) {
  return (
    <g textAnchor="middle" className={styles['monogram']}>
      <text x="51.5" y="60" fill="#04060b" opacity=".55">
        {text}
      </text>
      <text x="50" y="58" fill={color}>
        {text}
      </text>
    </g>
  );
}

function RoleDiamond({ glyph, palette }: { readonly glyph: string; readonly palette: Palette }) {
  return (
    <>
      <path d="M50 71L64.5 85.5 50 100 35.5 85.5Z" fill="#0a0e17" stroke={palette.metal} strokeWidth="2" />
      <path
        d={glyph}
        transform="translate(41.5 77) scale(.7)"
        fill="none"
        stroke={palette.light}
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
