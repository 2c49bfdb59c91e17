import type { ItemFamily } from '@hub/catalog/item-emblems';

/** The layers of a silhouette on 100 x 100, as SVG paths; drawn in this order. */
export interface ItemShape {
  /** The whole outline, in the material's middle tone. */
  readonly body: string;
  /** Facets that face away from the light. */
  readonly shade: string;
  /** Leather, cloth or wood. */
  readonly trim?: string;
  /** Stone, glass or eye, in the colour that the item's id selects. */
  readonly gem: string;
  /** Engraved lines in the material's light tone. */
  readonly lines: string;
}

/** Silhouettes of items; the light comes from the upper left. */
export const ITEM_SHAPES: Readonly<Record<ItemFamily, ItemShape>> = {
  sword: {
    body: 'M86 12l-5 23-37 37-14-14 37-37zM22 48l6-6 30 30-6 6zM14 78a7 7 0 1 0 9 9 7 7 0 1 0-9-9z',
    shade: 'M86 12l-5 23-37 37-7-7zM40 60l18 12-6 6-12-12z',
    trim: 'M30 62l8 8-16 16-8-8z',
    gem: 'M40 54l6 6-6 6-6-6z',
    lines: 'M80 18L44 54M26 46l28 28',
  },
  bow: {
    body: 'M22 10c44 2 66 24 68 68l-9 2c-3-38-22-57-60-60zM82 14l-4 22-18-18z',
    shade: 'M71 29c12 12 18 28 19 49l-9 2c-2-20-7-35-17-45zM82 14l-4 22-9-9z',
    trim: 'M60 23l17 17-7 6-16-16zM14 78l10-2 2 10-10 2-4 4-4-4z',
    gem: 'M67 28l5 5-5 5-5-5z',
    lines: 'M24 16L84 76M18 82L68 32',
  },
  staff: {
    body: 'M16 86l6 6 40-46-7-6zM52 44C36 24 50 6 74 8 60 14 54 24 62 38zM60 48c20 12 36-2 34-26-6 14-16 20-28 18z',
    shade: 'M19 89l3 3 40-46-3-3zM60 48c20 12 36-2 34-26-4 18-16 25-30 22z',
    trim: 'M32 66l9 8-5 6-9-8z',
    gem: 'M74 16l12 11-10 14-14-4-2-14z',
    lines: 'M24 82l32-37M56 34c-6-10 2-20 10-23',
  },
  tome: {
    body: 'M28 12h46a6 6 0 0 1 6 6v70H30a10 10 0 0 1-10-10V20a8 8 0 0 1 8-8z',
    shade: 'M20 20a8 8 0 0 1 8-8h6v62h-4a10 10 0 0 0-10 6zM66 12h8a6 6 0 0 1 6 6v6zM80 60v14H66z',
    trim: 'M30 76h50v8H30a4 4 0 0 1 0-8z',
    gem: 'M57 26l14 18-14 18-14-18z',
    lines: 'M40 20h32v48H40zM34 12v62M30 80h50',
  },
  boots: {
    body: 'M32 10h32v36l20 14c5 4 6 10 6 18v10H30V56z',
    shade: 'M50 10h14v36l20 14c5 4 6 10 6 18H60L50 50z',
    trim: 'M29 10h38v13H29zM30 78h60v10H30z',
    gem: 'M48 32l8 9-8 9-8-9z',
    lines: 'M33 58h32M36 66l34 2M29 23h38',
  },
  shield: {
    body: 'M50 8l36 11v30c0 22-16 34-36 44-20-10-36-22-36-44V19z',
    shade: 'M50 8l36 11v30c0 22-16 34-36 44z',
    trim: 'M50 20l25 7v22c0 15-11 24-25 31-14-7-25-16-25-31V27z',
    gem: 'M50 32l14 19-14 19-14-19z',
    lines: 'M50 20l25 7v22c0 15-11 24-25 31-14-7-25-16-25-31V27z',
  },
  armour: {
    body: 'M34 12l8 7h16l8-7 11 9-4 23v28L50 92 27 72V44l-4-23zM33 10Q13 11 11 37l14 3 8-18zM67 10Q87 11 89 37l-14 3-8-18z',
    shade: 'M50 19h8l8-7 11 9-4 23v28L50 92zM67 10Q87 11 89 37l-14 3-8-18z',
    gem: 'M50 28l9 11-9 11-9-11z',
    lines: 'M50 54v38M27 56l23 9 23-9M28 70l22 10 22-10M14 32q4-14 17-17',
  },
  cloak: {
    body: 'M50 8c20 0 24 16 22 28 14 16 18 38 18 54l-19-6-11 7-10-6-10 6-11-7-19 6c0-16 4-38 18-54-2-12 2-28 22-28z',
    shade: 'M50 50l10 41-10-6zM72 36c14 16 18 38 18 54l-19-6zM28 60l1 24-10 3z',
    trim: 'M50 18c12 0 14 12 12 21-7 7-17 7-24 0-2-9 0-21 12-21z',
    gem: 'M50 42l7 8-7 8-7-8z',
    lines: 'M34 44q-8 18-8 38M66 44q8 18 8 38M50 58v26',
  },
  ring: {
    body: 'M50 34a28 28 0 1 1-.1 0zm0 11a17 17 0 1 0 .1 0zM33 30l34 0-8 14-18 0z',
    shade: 'M50 34a28 28 0 0 1 0 56V79a17 17 0 0 0 0-34zM50 30h17l-8 14h-9z',
    gem: 'M50 6l18 15-18 20-18-20z',
    lines: 'M30 62a20 20 0 0 1 10-17M50 6v35M32 21h36',
  },
  amulet: {
    body: 'M50 44l22 14-6 26-16 10-16-10-6-26zM44 36h12v12H44z',
    shade: 'M50 44l22 14-6 26-16 10zM50 36h6v10h-6z',
    gem: 'M50 54l11 9-4 14-7 7-7-7-4-14z',
    lines: 'M18 8c2 18 12 30 28 34M82 8C80 26 70 38 54 42M39 63h22M50 54v30',
  },
  vial: {
    body: 'M41 18h18v16c16 7 25 19 25 33 0 15-14 25-34 25S16 82 16 67c0-14 9-26 25-33z',
    shade: 'M50 18h9v16c16 7 25 19 25 33 0 15-14 25-34 25 14-6 22-14 22-26 0-13-10-22-22-28z',
    trim: 'M38 6h24v15H38z',
    gem: 'M22 60q14-8 28 0t28 0c4 18-10 27-28 27S18 78 22 60z',
    lines: 'M28 58q2-10 12-15M38 21h24M58 72a3 3 0 1 0 .1 0M44 66a2 2 0 1 0 .1 0',
  },
  ward: {
    body: 'M42 56h16l-4 38h-8zM50 6l30 22-12 32H32L20 28zM14 12l14 12-4 12zM86 12L72 24l4 12z',
    shade: 'M50 56h8l-4 38h-4zM50 6l30 22-12 32H50zM86 12L72 24l4 12z',
    trim: 'M36 60h28v9H36z',
    gem: 'M30 34q20-22 40 0-20 22-40 0z',
    lines: 'M50 28a6 6 0 1 0 .1 0M32 60L20 28M50 69v20',
  },
  gauntlet: {
    body: 'M28 56V30a7 7 0 0 1 8-7v-6a6 6 0 0 1 12-1 6 6 0 0 1 12 0 6 6 0 0 1 11 4v20c8-4 14 2 12 8l-9 12h2l6 32H20l8-32z',
    shade: 'M60 16a6 6 0 0 1 11 4v20c8-4 14 2 12 8l-9 12h2l6 32H62l-4-36z',
    trim: 'M26 60h50l2 10H24z',
    gem: 'M49 38l9 9-9 9-9-9z',
    lines: 'M36 23v16M48 17v18M60 18v18M22 80h56',
  },
  helm: {
    body: 'M50 10c24 0 34 18 34 42v30l-19 10V64l-9-8v-9H44v9l-9 8v28L16 82V52c0-24 10-42 34-42z',
    shade: 'M50 10c24 0 34 18 34 42v30l-19 10V64l-9-8v-9h-6zM16 70l19 4v18L16 82z',
    trim: 'M44 4h12v40H44z',
    gem: 'M50 16l7 10-7 10-7-10z',
    lines: 'M24 40q2-16 14-22M22 52h20M58 52h20',
  },
  relic: {
    body: 'M50 6l22 28-10 40H38L28 34zM26 78h48l8 14H18z',
    shade: 'M50 6l22 28-10 40H50zM60 78h14l8 14H62z',
    gem: 'M50 20l12 15-6 26H44l-6-26z',
    lines: 'M28 34l22 8 22-8M50 42v32M24 84h52',
  },
};
