/** Tones of the stone a head is carved from, from shadow to light, and the colour of its eyes. */
interface Stone {
  readonly ground: string;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
  readonly eye: string;
}

type Shape = readonly [path: string, tone: keyof Stone, opacity?: number];

const stone = (ground: string, dark: string, middle: string, light: string, eye: string): Stone => ({
  ground,
  dark,
  middle,
  light,
  eye,
});

/** Mirrors a path of absolute M, L and z commands at the middle of the picture. */
const mirrored = (path: string): string =>
  path.replace(/(\d+) (\d+)/g, (_, x, y) => `${64 - Number(x)} ${y}`);

/** A shape and its mirror image; the right one lies in the shadow. */
const pair = (path: string, left: keyof Stone, right: keyof Stone = left): readonly Shape[] => [
  [path, left],
  [mirrored(path), right],
];

/** A head in a square of 64 units, lit from the top left. */
function head(tones: Stone, shapes: readonly Shape[]): string {
  const facets = shapes.map(([path, tone, opacity]) => {
    const alpha = opacity === undefined ? '' : ` opacity="${opacity}"`;
    return `<path d="${path}" fill="${tones[tone]}"${alpha}/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${tones.ground}"/>` +
    `<path d="M0 0L64 0L0 64z" fill="${tones.dark}" opacity=".35"/>${facets.join('')}</svg>\n`
  );
}

/** Round, woolly, two horns and a tongue. */
const poro = head(stone('#26384d', '#6f8aa6', '#b9cfe2', '#f3f9ff', '#101a26'), [
  ...pair('M18 24L6 10L16 8L26 20z', 'dark'),
  ...pair('M10 14L6 10L16 8L18 12z', 'light', 'middle'),
  ['M32 14L18 18L9 28L7 42L14 53L24 58L32 59L40 58L50 53L57 42L55 28L46 18z', 'middle'],
  ['M32 14L18 18L9 28L7 42L14 53L24 44L22 28z', 'light'],
  ['M50 53L57 42L55 28L46 18L44 34z', 'dark', 0.55],
  ...pair('M19 31L25 29L27 35L23 40L18 37z', 'eye'),
  ...pair('M20 32L23 31L23 34z', 'light'),
  ['M28 42L32 39L36 42L32 45z', 'eye'],
  ['M26 46L38 46L37 55L32 60L27 55z', 'eye'],
  ['M28 49L36 49L35 55L32 58L29 55z', 'dark'],
]);

/** A flat shell with eyes on stalks and two claws. */
const scuttle = head(stone('#0c3135', '#12605f', '#2aa595', '#8ff0dc', '#fff3c4'), [
  ...pair('M22 24L18 8L24 8L28 23z', 'dark'),
  ...pair('M15 5L22 3L27 8L24 14L17 13z', 'middle', 'dark'),
  ...pair('M18 6L23 5L24 10L19 11z', 'eye'),
  ...pair('M8 38L3 50L9 60L15 58L13 50L17 44z', 'middle', 'dark'),
  ...pair('M15 58L20 50L17 44L13 50z', 'light', 'middle'),
  ['M32 18L16 24L8 36L14 48L32 54L50 48L56 36L48 24z', 'middle'],
  ['M32 18L16 24L8 36L22 36z', 'light'],
  ['M32 18L22 36L32 44L42 36z', 'middle'],
  ['M32 18L48 24L56 36L42 36z', 'dark', 0.7],
  ['M8 36L22 36L32 44L32 54L14 48z', 'dark', 0.35],
  ['M56 36L42 36L32 44L32 54L50 48z', 'dark', 0.8],
  ['M24 47L32 49L40 47L37 51L27 51z', 'eye', 0.5],
]);

/** A toad: wide mouth, warts and heavy lids. */
const gromp = head(stone('#14301c', '#2b5a2c', '#6ea24a', '#c9ea8c', '#ffd15c'), [
  ...pair('M8 26L12 12L24 10L28 22z', 'middle', 'dark'),
  ...pair('M12 16L23 14L25 20L13 22z', 'eye'),
  ...pair('M17 15L20 15L20 21L17 21z', 'ground'),
  ['M14 20L32 16L50 20L60 38L54 54L32 60L10 54L4 38z', 'middle'],
  ['M14 20L32 16L32 36L4 38z', 'light'],
  ['M50 20L32 16L32 36L60 38z', 'middle'],
  ['M4 38L32 36L60 38L54 46L32 49L10 46z', 'ground'],
  ['M10 46L32 49L54 46L54 54L32 60L10 54z', 'light', 0.75],
  ['M32 49L54 46L54 54L32 60z', 'dark', 0.6],
  ...pair('M25 29L28 27L30 30L27 32z', 'dark'),
  ...pair('M10 30L14 27L17 31L13 34z', 'dark'),
]);

/** A crested bird of prey with a hooked beak. */
const raptor = head(stone('#3a1214', '#7c2620', '#d1552f', '#ffb469', '#fff0b8'), [
  ['M30 24L18 4L28 10L30 2L38 12L46 8L44 24z', 'dark'],
  ['M30 24L18 4L28 10L30 2L36 22z', 'middle'],
  ['M14 26L30 18L48 22L56 36L50 52L34 60L20 50z', 'middle'],
  ['M14 26L30 18L34 34L22 40z', 'light'],
  ['M48 22L56 36L50 52L34 60L40 36z', 'dark', 0.65],
  ['M22 34L4 40L8 50L14 46L26 48L30 40z', 'eye'],
  ['M4 40L8 50L14 46L22 41z', 'light'],
  ['M27 26L39 30L33 37L26 33z', 'ground'],
  ['M29 29L35 31L32 34L28 32z', 'eye'],
]);

/** A boulder with a heavy brow. */
const krug = head(stone('#26221d', '#4f463b', '#8d7d68', '#d6c4a6', '#7fe3ff'), [
  ['M20 8L42 6L54 18L60 40L50 57L28 60L10 54L5 34L10 18z', 'middle'],
  ['M20 8L42 6L34 22L10 18z', 'light'],
  ['M10 18L34 22L24 36L5 34z', 'middle'],
  ['M42 6L54 18L48 32L34 22z', 'middle'],
  ['M54 18L60 40L50 57L46 42L48 32z', 'dark'],
  ['M5 34L24 36L20 52L10 54z', 'dark', 0.5],
  ['M10 30L30 30L32 34L34 30L54 28L52 38L38 41L32 38L26 41L12 40z', 'ground'],
  ...pair('M17 33L27 34L24 38L18 37z', 'eye'),
  ['M20 48L44 47L40 54L24 55z', 'ground'],
  ['M24 48L28 48L27 52L25 52z', 'light'],
  ['M36 48L40 47L39 52L37 52z', 'light'],
  ['M44 12L38 22L42 27L40 30L36 22z', 'dark', 0.8],
]);

/** A wolf's mask: pointed ears, long muzzle. */
const murkwolf = head(stone('#17182c', '#34375c', '#656b9c', '#b9bfe8', '#8dffd0'), [
  ...pair('M10 34L8 4L26 20z', 'middle', 'dark'),
  ...pair('M13 26L12 12L21 20z', 'ground'),
  ['M26 18L38 18L56 34L48 44L40 58L32 62L24 58L16 44L8 34z', 'middle'],
  ['M26 18L32 18L32 40L16 44L8 34z', 'light', 0.8],
  ['M38 18L56 34L48 44L32 40L32 18z', 'middle'],
  ['M48 44L40 58L32 62L32 40z', 'dark'],
  ['M16 44L24 58L32 62L32 40z', 'middle'],
  ...pair('M16 32L27 35L24 40L19 38z', 'ground'),
  ...pair('M19 34L25 36L23 38z', 'eye'),
  ['M27 53L37 53L35 58L32 60L29 58z', 'ground'],
  ['M32 20L36 30L32 38L28 30z', 'dark', 0.6],
]);

/** A hooded soldier: only the eyes are seen. */
const minion = head(stone('#122747', '#1f4a86', '#3f86cf', '#a6d8ff', '#ffe7a0'), [
  ['M32 4L50 16L58 40L52 60L12 60L6 40L14 16z', 'middle'],
  ['M32 4L14 16L6 40L12 60L20 44L22 26z', 'light', 0.8],
  ['M32 4L50 16L58 40L52 60L44 44L42 26z', 'dark'],
  ['M22 26L32 20L42 26L46 44L38 56L26 56L18 44z', 'ground'],
  ...pair('M22 36L30 38L27 43L22 41z', 'eye'),
]);

/** The heads of the bots, by file name. */
export const botHeads: Readonly<Record<string, string>> = {
  'bot-poro.svg': poro,
  'bot-scuttle.svg': scuttle,
  'bot-gromp.svg': gromp,
  'bot-raptor.svg': raptor,
  'bot-krug.svg': krug,
  'bot-murkwolf.svg': murkwolf,
  'bot-minion.svg': minion,
};
