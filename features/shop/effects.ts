import type { Rarity } from '@hub/protocol/cosmetics';
import type { UsernameEffect } from '@hub/protocol/username-effects';
import type { Article } from './article.ts';

type Effect = {
  readonly style: UsernameEffect;
  readonly name: string;
  readonly rarity: Rarity;
  readonly price: number;
  readonly subtitle: string;
  readonly description: string;
  readonly salePercentage?: number;
};

/** One item per style. The first six have names and prices from the news; the others are priced by rarity. */
const EFFECTS: readonly Effect[] = [
  {
    style: 'rainbow',
    name: 'Rainbow Glow',
    rarity: 'uncommon',
    price: 500,
    subtitle: 'Six hues on a slow walk',
    description: 'A soft band of six colours wanders through your name.',
  },
  {
    style: 'gold',
    name: 'Golden Crown',
    rarity: 'epic',
    price: 750,
    subtitle: 'Fit for a throne',
    description: 'A slow sweep of polished gold across your name, everywhere it appears.',
  },
  {
    style: 'frost',
    name: 'Frost Effect',
    rarity: 'rare',
    price: 600,
    subtitle: 'Breath on a cold morning',
    description: 'White letters with blue rime along their lower edge.',
  },
  {
    style: 'fire',
    name: 'Fire Warrior',
    rarity: 'rare',
    price: 650,
    subtitle: 'Embers that keep rising',
    description: 'From dark embers up to a pale yellow flame, and never quite still.',
  },
  {
    style: 'shadow',
    name: 'Shadow Assassin',
    rarity: 'epic',
    price: 800,
    subtitle: 'Always one step behind you',
    description: 'A stepped violet shadow follows every letter.',
  },
  {
    style: 'toxic',
    name: 'Nature Spirit',
    rarity: 'uncommon',
    price: 550,
    subtitle: 'Grown, not made',
    description: 'Leaf green with a breath of light from below.',
  },
  {
    style: 'glow',
    name: 'Candlelight',
    rarity: 'common',
    price: 250,
    subtitle: 'A warm light in the window',
    description: 'Warm white letters inside a halo that breathes.',
  },
  {
    style: 'chrome',
    name: 'Brushed Chrome',
    rarity: 'common',
    price: 300,
    subtitle: 'Straight from the workshop',
    description: 'Steel with a clean cut of light through the middle. It does not move, and need not.',
  },
  {
    style: 'starlight',
    name: 'Starlit',
    rarity: 'common',
    price: 350,
    subtitle: 'For late games',
    description: 'Cool white that twinkles when nobody looks.',
  },
  {
    style: 'neon',
    name: 'Neon Sign',
    rarity: 'uncommon',
    price: 420,
    subtitle: 'Open all night',
    description: 'A pink tube with a flicker that no electrician could find.',
  },
  {
    style: 'ice',
    name: 'Glacier Script',
    rarity: 'uncommon',
    price: 450,
    subtitle: 'A thousand years of patience',
    description: 'White above, deep blue below, split by one clear gloss.',
    salePercentage: 20,
  },
  {
    style: 'matrix',
    name: 'Terminal',
    rarity: 'uncommon',
    price: 480,
    subtitle: 'Ready.',
    description: 'Green letters of even width, and a cursor that waits for more.',
  },
  {
    style: 'lightning',
    name: 'Storm Caller',
    rarity: 'rare',
    price: 620,
    subtitle: 'Count the seconds',
    description: 'Pale yellow, with a brief double flash every few seconds.',
    salePercentage: 25,
  },
  {
    style: 'crystal',
    name: 'Cut Crystal',
    rarity: 'rare',
    price: 680,
    subtitle: 'Every edge on purpose',
    description: 'Hard bands of facets with a glint running over them.',
  },
  {
    style: 'thunder',
    name: 'Thunderhead',
    rarity: 'epic',
    price: 850,
    subtitle: 'Heavy weather ahead',
    description: 'Cloud blue with light at its edges, yellow here and blue there.',
  },
  {
    style: 'void',
    name: 'Voidbound',
    rarity: 'epic',
    price: 900,
    subtitle: 'It looks back',
    description: 'Lilac letters over a violet bloom without a floor.',
  },
  {
    style: 'mystic',
    name: 'Mystic Tide',
    rarity: 'epic',
    price: 950,
    subtitle: 'Teal, violet, and teal again',
    description: 'Two colours that come and go like water under a moon.',
  },
  {
    style: 'plasma',
    name: 'Plasma Drift',
    rarity: 'legendary',
    price: 1_100,
    subtitle: 'Two lights, one orbit',
    description: 'Pools of light drift past each other and never touch.',
  },
  {
    style: 'hologram',
    name: 'Prism Projection',
    rarity: 'legendary',
    price: 1_200,
    subtitle: 'Not quite here',
    description: 'Cyan, lilac, pink and mint slide over a name made of light.',
  },
  {
    style: 'spectral',
    name: 'Spectral Veil',
    rarity: 'legendary',
    price: 1_350,
    subtitle: 'Seen by those who stay up',
    description: 'Pale green bands that fade before they arrive.',
    salePercentage: 30,
  },
  {
    style: 'inferno',
    name: 'Living Inferno',
    rarity: 'mythic',
    price: 1_750,
    subtitle: 'Do not feed',
    description: 'Red and gold at full speed, hotter than any fire sold here.',
  },
  {
    style: 'cosmic',
    name: 'Cosmic Drift',
    rarity: 'mythic',
    price: 2_000,
    subtitle: 'Three stars of your own',
    description: 'A nebula of blue and pink behind your name, with three stars that belong to nobody else.',
  },
];

/** The username effects in the shop. */
export const effectArticles: readonly Article[] = EFFECTS.map(({ style, salePercentage = 0, ...effect }) => ({
  ...effect,
  id: `effect-${style}`,
  type: 'username_effect',
  salePercentage,
  isForSale: true,
  cssClass: `fx-${style}`,
  assetPath: null,
  image: null,
}));
