import { EmblemFrame, EmblemShade } from './emblem-frame.tsx';
import { FIELD_PATTERNS } from './field-patterns.tsx';
import { hash, pick } from './hash.ts';
import { type ItemKind, itemKind } from './item-kind.ts';

interface KindLook {
  readonly deep: string;
  readonly middle: string;
  readonly light: string;
  readonly outline: string;
}

const LOOKS: Readonly<Record<ItemKind, KindLook>> = {
  blade: {
    deep: '#3d1a14',
    middle: '#d9663c',
    light: '#ffd9bd',
    outline: 'M70 14l16 0 0 16-44 44-16-16zM22 54l24 24M30 62L14 86l24-16',
  },
  staff: {
    deep: '#22164a',
    middle: '#8a63ee',
    light: '#e6d8ff',
    outline: 'M30 86L62 34M62 34c-12-16 6-30 18-18 10 10 0 26-18 18zM52 24l-8-8M84 46l8 6M70 12V4',
  },
  shield: {
    deep: '#16304a',
    middle: '#4a95d0',
    light: '#d8efff',
    outline: 'M50 12l32 10v26c0 20-14 32-32 40-18-8-32-20-32-40V22zM50 12v76M18 44h64',
  },
  boots: {
    deep: '#33240f',
    middle: '#b98235',
    light: '#ffe9bd',
    outline: 'M34 14h26v34l24 16c6 4 4 20 4 20H30V56zM34 26h26M34 38h26M30 74h56',
  },
  orb: {
    deep: '#0c3230',
    middle: '#27b8a0',
    light: '#c2fff0',
    outline: 'M50 20a30 30 0 1 1 0 60 30 30 0 0 1 0-60zM36 44q14-16 28 0t-4 22M28 84h44M38 92h24',
  },
  life: {
    deep: '#3a1020',
    middle: '#dc4f6c',
    light: '#ffd0da',
    outline: 'M50 86C22 66 12 50 12 34c0-18 24-26 38-4 14-22 38-14 38 4 0 16-10 32-38 52zM50 36v26M37 49h26',
  },
  bow: {
    deep: '#1f3312',
    middle: '#7fb83a',
    light: '#e4ffb0',
    outline: 'M24 12c38 4 58 24 64 64M24 12l64 64M14 86l54-54M52 30h18v18',
  },
  gem: {
    deep: '#2d1440',
    middle: '#b45ee0',
    light: '#f2d0ff',
    outline: 'M30 16h40l18 24-38 48-38-48zM12 40h76M30 16l20 24 20-24M50 40v48',
  },
};

interface Props {
  readonly id: string | number;
  readonly name: string;
  /** Tags of the item data; they determine the drawing. */
  readonly tags?: readonly string[] | undefined;
  /** Accessible name, by default the item's name; empty for a decorative emblem. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The drawn emblem of an item. */
export function ItemEmblem({ id, name, tags = [], label = name, className }: Props) {
  const bits = hash(String(id));
  const look = LOOKS[itemKind(tags)];
  const line = { strokeLinejoin: 'round', strokeLinecap: 'round', fill: look.middle } as const;
  return (
    <EmblemFrame label={label} ground={look.deep} className={className}>
      <g color={look.middle} opacity=".28">
        {pick(FIELD_PATTERNS, bits >>> 6)(bits >>> 12)}
      </g>
      <circle cx="50" cy="50" r="38" fill={look.middle} opacity=".3" />
      <EmblemShade opacity={0.3} />
      <path
        {...line}
        d={look.outline}
        transform="translate(14 15) scale(.72)"
        fillOpacity=".55"
        stroke="#04060b"
        strokeWidth="9"
        opacity=".5"
      />
      <path
        {...line}
        d={look.outline}
        transform="translate(14 13) scale(.72)"
        fillOpacity=".75"
        stroke={look.light}
        strokeWidth="4.5"
      />
    </EmblemFrame>
  );
}
