import { mirrored, type Point } from './geometry.ts';

// Where things are drawn, in game units, close to the coordinates in `data/`. Blue's half is written down, the other one
// is its mirror image.

const mirroredLine = (points: readonly Point[]): readonly Point[] => points.map(mirrored);

const TOP_LANE: readonly Point[] = [
  [1500, 1500],
  [1240, 3000],
  [1160, 5200],
  [1130, 7600],
  [1220, 10200],
  [1420, 11600],
  [1980, 12700],
  [3000, 13420],
  [4500, 13700],
  [7300, 13740],
  [10600, 13640],
  [13370, 13370],
];

const MIDDLE_LANE: readonly Point[] = [
  [1700, 1700],
  [3500, 3560],
  [5200, 5120],
  [6600, 6660],
  [7435, 7435],
  [8270, 8210],
  [9670, 9750],
  [11370, 11310],
  [13170, 13170],
];

export const LANES = [TOP_LANE, MIDDLE_LANE, mirroredLine(TOP_LANE)];

const RIVER_TO_CENTRE: readonly Point[] = [
  [2450, 12280],
  [3050, 11500],
  [3650, 10750],
  [4330, 9960],
  [5250, 9200],
  [6350, 8420],
  [7435, 7435],
];

export const RIVER = [...RIVER_TO_CENTRE, ...mirroredLine(RIVER_TO_CENTRE).toReversed().slice(1)];

export const UPPER_PIT: Point = [4990, 10440];
export const LOWER_PIT = mirrored(UPPER_PIT);
export const PITS = [UPPER_PIT, LOWER_PIT];
export const PIT_RADIUS = 640;

const BLUE_TRAILS: readonly (readonly Point[])[] = [
  [
    [1300, 8300],
    [2080, 8480],
    [2900, 8240],
    [3830, 7900],
    [4650, 8260],
    [5500, 8620],
  ],
  [
    [3830, 7900],
    [3480, 7160],
    [3800, 6460],
    [3280, 5640],
    [2700, 4960],
    [2450, 3700],
  ],
  [
    [3800, 6460],
    [4640, 6180],
    [5300, 5820],
    [5700, 5700],
  ],
  [
    [2900, 8240],
    [2620, 9160],
    [2280, 10050],
    [2560, 11200],
    [2750, 11800],
  ],
  [
    [2080, 8480],
    [1980, 7400],
    [2240, 6600],
    [3000, 6260],
    [3800, 6460],
  ],
  [
    [4650, 8260],
    [4980, 7480],
    [5720, 7180],
    [6250, 6500],
  ],
  [
    [2620, 9160],
    [3480, 9420],
    [4180, 9720],
  ],
  [
    [2240, 6600],
    [1900, 6050],
    [1300, 5800],
  ],
  [
    [5000, 4760],
    [6080, 5180],
    [6900, 5460],
    [7420, 6060],
    [7900, 6900],
  ],
  [
    [6900, 5460],
    [7280, 4680],
    [7780, 4020],
    [8560, 4280],
    [9120, 5060],
    [9250, 5700],
  ],
  [
    [7780, 4020],
    [7900, 3280],
    [8420, 2680],
    [9300, 2480],
    [10240, 2720],
    [11300, 2900],
  ],
  [
    [8420, 2680],
    [7860, 1960],
    [7760, 1300],
  ],
  [
    [7780, 4020],
    [6700, 3860],
    [5980, 3260],
    [5180, 2660],
    [4000, 2300],
  ],
  [
    [5980, 3260],
    [6240, 2440],
    [6080, 1400],
  ],
  [
    [10240, 2720],
    [10720, 1960],
    [10800, 1300],
  ],
  [
    [6080, 5180],
    [5780, 4260],
    [5980, 3260],
  ],
];

/** Footpaths through the jungle. */
export const TRAILS = [...BLUE_TRAILS, ...BLUE_TRAILS.map(mirroredLine)];

export type CampKind = 'rune' | 'pond' | 'den' | 'nest' | 'cairn' | 'boulder';

export interface Camp {
  readonly kind: CampKind;
  readonly at: Point;
}

const BLUE_CAMPS: readonly Camp[] = [
  { kind: 'rune', at: [3830, 7900] },
  { kind: 'pond', at: [2080, 8480] },
  { kind: 'den', at: [3800, 6460] },
  { kind: 'nest', at: [6900, 5460] },
  { kind: 'cairn', at: [7780, 4020] },
  { kind: 'boulder', at: [8420, 2680] },
];

export const CAMPS = [...BLUE_CAMPS, ...BLUE_CAMPS.map(({ kind, at }) => ({ kind, at: mirrored(at) }))];

export const BLUE_TOWERS: readonly Point[] = [
  [990, 10430],
  [1500, 6700],
  [1170, 4290],
  [5850, 6370],
  [5030, 4830],
  [3660, 3700],
  [10500, 1040],
  [6920, 1490],
  [4290, 1250],
  [1750, 2290],
  [2190, 1800],
];

export const BLUE_INHIBITORS: readonly Point[] = [
  [1170, 3570],
  [3200, 3210],
  [3450, 1230],
];

export const BLUE_CORE: Point = [1560, 1660];
export const BLUE_PLATFORM: Point = [1650, 1650];
export const BLUE_FOUNTAIN: Point = [640, 640];

const BLUE_RAMPARTS: readonly (readonly Point[])[] = [
  [
    [1780, 4260],
    [2300, 4400],
    [2860, 4260],
    [3260, 3980],
  ],
  [
    [3980, 3260],
    [4260, 2860],
    [4400, 2300],
    [4260, 1780],
  ],
  [
    [470, 4500],
    [440, 2300],
    [520, 1150],
    [1150, 520],
    [2300, 440],
    [4500, 470],
  ],
];

/** The walls around the bases. */
export const RAMPARTS = [...BLUE_RAMPARTS, ...BLUE_RAMPARTS.map(mirroredLine)];

/** An ellipse of tall grass with its half axes, turned by an angle in degrees. */
export interface Thicket {
  readonly at: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly angle: number;
}

const BLUE_THICKETS = (
  [
    [820, 9300, 90, 380, 4],
    [1560, 11250, 110, 300, -14],
    [2250, 11900, 300, 120, 40],
    [2560, 13000, 300, 110, 32],
    [2350, 9420, 130, 300, 20],
    [4760, 7900, 260, 110, 30],
    [5520, 7900, 110, 260, 40],
    [3350, 7760, 120, 260, 0],
    [2950, 6800, 240, 100, -25],
    [4880, 9720, 270, 110, -40],
    [6560, 7860, 300, 110, -45],
    [6480, 4560, 110, 260, 15],
    [7000, 3560, 260, 110, 10],
    [8180, 3480, 120, 240, -30],
    [9300, 2140, 260, 105, 5],
    [10760, 2340, 120, 260, 30],
    [11900, 3450, 260, 110, -45],
    [8000, 6150, 120, 270, 40],
    [5430, 2250, 240, 105, 20],
    [9250, 780, 380, 90, 2],
    [6650, 820, 360, 85, 0],
    [2000, 5400, 105, 240, 10],
    [8700, 4880, 110, 240, -30],
  ] as const
).map(([x, y, halfWidth, halfHeight, angle]): Thicket => ({ at: [x, y], halfWidth, halfHeight, angle }));

export const THICKETS = [
  ...BLUE_THICKETS,
  ...BLUE_THICKETS.map((thicket) => ({ ...thicket, at: mirrored(thicket.at) })),
];
