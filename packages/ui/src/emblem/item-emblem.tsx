import { type ItemFamily, type ItemMaterial, itemEmblemById } from '@hub/catalog/item-emblems';
import { EmblemFrame, EmblemShade } from './emblem-frame.tsx';
import { FIELD_PATTERNS } from './field-patterns.tsx';
import { hash, pick } from './hash.ts';
import { ITEM_SHAPES } from './item-shapes.ts';

interface Ground {
  readonly deep: string;
  readonly middle: string;
}

const ground = (deep: string, middle: string): Ground => ({ deep, middle });
const EMBER = ground('#351611', '#c4583a');
const LEAF = ground('#14301c', '#4f9a5c');
const ARCANE = ground('#20154a', '#7d5ce0');
const UMBER = ground('#2f2110', '#a1763a');
const FROST = ground('#122a45', '#3f85c4');
const SLATE = ground('#1b2434', '#5d7396');
const PLUM = ground('#321338', '#a250b4');
const TIDE = ground('#0b2c2f', '#1f9a92');
const ROSE = ground('#38121d', '#c24a62');

const GROUNDS: Readonly<Record<ItemFamily, Ground>> = {
  sword: EMBER,
  bow: LEAF,
  staff: ARCANE,
  tome: FROST,
  boots: UMBER,
  shield: FROST,
  armour: SLATE,
  cloak: PLUM,
  ring: UMBER,
  amulet: TIDE,
  vial: ROSE,
  ward: LEAF,
  gauntlet: EMBER,
  helm: SLATE,
  relic: TIDE,
};

const MATERIALS: Readonly<Record<ItemMaterial, { dark: string; middle: string; light: string }>> = {
  iron: { dark: '#3c4049', middle: '#79808c', light: '#bcc3cd' },
  steel: { dark: '#4a6a8f', middle: '#9fbfdf', light: '#eef7ff' },
  gold: { dark: '#935f14', middle: '#f0b648', light: '#fff0c4' },
  riftlit: { dark: '#1a6f86', middle: '#52e6d2', light: '#f0e6ff' },
};

/** Colours of stones; the item's id selects one. */
const GEMS = ['#ff7480', '#6cc0ff', '#4fdc8d', '#c3adff', '#ffb35e', '#f6f1e4'] as const;

/** Leather, cloth and wood. */
const TRIM = '#2a1d16';

interface Props {
  readonly id: string | number;
  readonly name: string;
  /** Accessible name, by default the item's name; empty for a decorative emblem. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The drawn emblem of an item: silhouette by family, material by rank, pattern and stone by id. */
export function ItemEmblem({ id, name, label = name, className }: Props) {
  const bits = hash(String(id));
  const { family, material } = itemEmblemById(String(id)) ?? { family: 'relic', material: 'iron' };
  const { deep, middle } = GROUNDS[family];
  const metal = MATERIALS[material];
  const shape = ITEM_SHAPES[family];
  return (
    <EmblemFrame label={label} ground={deep} className={className}>
      <g color={middle} opacity=".3" transform={`rotate(${90 * ((bits >>> 22) % 4)} 50 50)`}>
        {pick(FIELD_PATTERNS, bits >>> 6)(bits >>> 12)}
      </g>
      <circle cx="50" cy="50" r="39" fill={middle} opacity=".28" />
      {material === 'riftlit' && <circle cx="50" cy="50" r="33" fill="#a284ff" opacity=".22" />}
      <EmblemShade opacity={0.26} />
      <g transform="translate(11 10) scale(.78)" strokeLinejoin="round" strokeLinecap="round">
        <path
          d={shape.body}
          transform="translate(0 3)"
          fill="#04060b"
          stroke="#04060b"
          strokeWidth="9"
          opacity=".5"
        />
        <path d={shape.body} fill={metal.middle} stroke={deep} strokeWidth="4" paintOrder="stroke" />
        <path d={shape.shade} fill={metal.dark} opacity=".8" />
        {shape.trim && <path d={shape.trim} fill={TRIM} stroke={metal.dark} strokeWidth="2" />}
        <path d={shape.lines} fill="none" stroke={metal.light} strokeWidth="2.6" />
        <path d={shape.gem} fill={pick(GEMS, bits >>> 18)} stroke={deep} strokeWidth="2.5" />
      </g>
    </EmblemFrame>
  );
}
