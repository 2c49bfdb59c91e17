const FIRST = [
  'Amber',
  'Ashen',
  'Brisk',
  'Calm',
  'Dusky',
  'Keen',
  'Lucky',
  'Misty',
  'Noble',
  'Quiet',
  'Ruby',
  'Swift',
];
const SECOND = [
  'Heron',
  'Otter',
  'Finch',
  'Fox',
  'Hare',
  'Ibis',
  'Koi',
  'Lark',
  'Lynx',
  'Moth',
  'Newt',
  'Wren',
];

const drawn = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

/** A name for a guest who does not want to think of one; always within the limit of names. */
export const guestName = (): string => `${drawn(FIRST)} ${drawn(SECOND)}`;
