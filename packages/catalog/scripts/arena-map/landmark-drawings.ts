import type { Point } from './geometry.ts';
import { rounded } from './path-data.ts';
import { onCircle, spokes } from './shapes.ts';
import { setPiece } from './svg.ts';

/** Whole points evenly around the origin. */
const onEllipse = (count: number, halfWidth: number, halfHeight: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = onCircle((index / count) * Math.PI * 2, 1);
    return rounded([x * halfWidth, y * halfHeight]);
  });

const arch = `
  <path d="M-120 40h56v-90h-56zM64 40h56v-90H64z" fill="#8b93a0"/>
  <path d="M-120-50h56v20h-56zM64-50h56v20H64z" fill="#b4bbc4"/>
  <path d="M-128-62q128-96 200-34l-30 30q-60-40-138 12z" fill="#9aa2ae"/>
  <path d="M-100-10h30M78 6h34M-108 22h24" stroke="#5b6371" stroke-width="6"/>
  <path d="M96-84l34 10-8 22-30-8z" fill="#7a828f"/>`;

const standingStone = ([x, y]: Point): string => `
  <path d="M${x - 22} ${y + 20}l6-52 20-10 18 14 2 48z" fill="#7d8694"/>
  <path d="M${x - 16} ${y - 32}l20-10 18 14-20 8z" fill="#b6bec8"/>`;

const stones = `
  ${onEllipse(7, 120, 96).map(standingStone).join('')}
  <circle r="56" fill="none" stroke="#6ff0da" stroke-width="7" stroke-dasharray="22 12" opacity=".85"/>
  <path d="M0-26L22 0 0 26-22 0z" fill="#6ff0da" opacity=".8"/>`;

const log = `
  <path d="M-150 26L120-60l22 40L-130 66z" fill="#5b4026"/>
  <path d="M-150 26L120-60l8 14L-144 42z" fill="#7d5a36"/>
  <ellipse cx="131" cy="-40" rx="18" ry="25" fill="#c69a62" transform="rotate(-18 131 -40)"/>
  <ellipse cx="131" cy="-40" rx="9" ry="13" fill="none" stroke="#7d5a36" stroke-width="4" transform="rotate(-18 131 -40)"/>
  <path d="M-40-6l-24-50M20 10l26 44" stroke="#5b4026" stroke-width="15" stroke-linecap="round"/>
  <path d="M-90 24q20-22 44-8M40-20q20-20 42-10" stroke="#7cc795" stroke-width="10" fill="none"/>`;

const tent = `
  <path d="M-110 70L0-90 110 70z" fill="#a2472f"/>
  <path d="M0-90L110 70H36z" fill="#7a3122"/>
  <path d="M-30 70L0-10 30 70z" fill="#20151a"/>
  <path d="M-110 70L0-90M110 70L0-90" stroke="#f0c46a" stroke-width="7"/>
  <path d="M0-90v-36" stroke="#6b4a2a" stroke-width="8"/>
  <path d="M0-126l40 12-40 14z" fill="#f0c46a"/>`;

const hearthStone = ([x, y]: Point): string => `<circle cx="${x}" cy="${y}" r="17" fill="#6b7078"/>`;

const fire = `
  <circle r="150" fill="#ffb347" opacity=".13"/>
  <circle r="84" fill="#ffb347" opacity=".2"/>
  ${onEllipse(8, 58, 58).map(hearthStone).join('')}
  <path d="M-36 24L36-20M-34-22L36 26" stroke="#4a3220" stroke-width="15" stroke-linecap="round"/>
  <path d="M0-52q32 32 18 56-4 14-18 18-16-4-20-20-6-26 20-54z" fill="#ff8b3d"/>
  <path d="M0-20q16 16 8 30-4 8-8 9-8-2-10-10-2-13 10-29z" fill="#ffe08a"/>`;

const well = `
  <circle r="80" fill="#59616e"/>
  <circle r="80" fill="none" stroke="#9aa2ae" stroke-width="26" stroke-dasharray="34 8"/>
  <circle r="48" fill="#0f3d4a"/>
  <path d="M-22-8q22-14 44 0" stroke="#8ff0e4" stroke-width="6" fill="none"/>
  <path d="M-104 0H104" stroke="#6b4a2a" stroke-width="14"/>
  <path d="M0 0v34" stroke="#c9b083" stroke-width="5"/>`;

const rib = (x: number, index: number): string => {
  const y = -6 - index * 9;
  return `<path d="M${x} ${y}q${18 + index * 2} 46-4 84M${x} ${y}q-4-50 24-74" stroke="#d4c9ab" stroke-width="9" fill="none" stroke-linecap="round"/>`;
};

const bones = `
  <path d="M-120 20Q-40-70 70-24" stroke="#e8dfc6" stroke-width="16" fill="none" stroke-linecap="round"/>
  ${[-90, -58, -24, 12, 46].map(rib).join('')}
  <path d="M66-52q58-18 84 18l-8 34-40 10-40-22z" fill="#f1e9d2"/>
  <circle cx="112" cy="-20" r="10" fill="#3a3030"/>`;

const cart = `
  <path d="M-96-40H70v86H-96z" fill="#7d5a36"/>
  <path d="M-96-12H70M-96 18H70" stroke="#543a20" stroke-width="6"/>
  <path d="M70 3h90" stroke="#543a20" stroke-width="12"/>
  <circle cx="-60" cy="-52" r="26" fill="none" stroke="#3f2c1a" stroke-width="10"/>
  <circle cx="-60" cy="60" r="26" fill="none" stroke="#3f2c1a" stroke-width="10"/>
  <circle cx="-40" cy="4" r="24" fill="#c99a3d"/>
  <circle cx="12" cy="-8" r="22" fill="#a9b86a"/>
  <circle cx="22" cy="26" r="16" fill="#c2523d"/>`;

const banner = `
  <path d="M0 80V-120" stroke="#5b4026" stroke-width="12" stroke-linecap="round"/>
  <path d="M4-116h84l-18 34 18 34H4z" fill="#f0b84b"/>
  <path d="M4-116h84l-12 22H4z" fill="#ffdf94"/>
  <path d="M36-96l16 16-16 16-16-16z" fill="#7a3122"/>
  <ellipse cy="84" rx="34" ry="12" fill="#04070d" opacity=".4"/>`;

const lantern = `
  <circle cy="-60" r="150" fill="#ffd98a" opacity=".1"/>
  <circle cy="-60" r="74" fill="#ffd98a" opacity=".18"/>
  <path d="M0 70V-30" stroke="#3a3f4a" stroke-width="13"/>
  <path d="M-20-90h40v56h-40z" fill="#ffe3a0"/>
  <path d="M-28-90L0-122 28-90zM-26-34h52v12h-52z" fill="#4b515e"/>
  <path d="M0-90v56M-20-62h40" stroke="#a9711b" stroke-width="5"/>`;

const shrine = `
  <path d="M-120 60h240v34h-240z" fill="#5c6472"/>
  <path d="M-96 24h192v36H-96z" fill="#7b8492"/>
  <path d="M-70-8H70v32H-70z" fill="#9aa2ae"/>
  <path d="M-40-118h80L56-8h-112z" fill="#687180"/>
  <path d="M0-98l26 34-26 36-26-36z" fill="#b892ff"/>
  <path d="M0-98l26 34H0z" fill="#e6d8ff"/>
  <path d="M-84 78h30M10 78h50M-60 42h24" stroke="#474f5c" stroke-width="6"/>`;

const crystal = `
  <circle r="130" fill="#9d7bff" opacity=".13"/>
  <path d="M-14-124L30-20 10 60-34 60-50-10z" fill="#8f6bf0"/>
  <path d="M-14-124L30-20-4-4z" fill="#d9c8ff"/>
  <path d="M-14-124L-50-10-4-4z" fill="#b497ff"/>
  <path d="M50-60L82 4 62 56 30 56 24 0z" fill="#7450d6"/>
  <path d="M50-60L82 4 48 10z" fill="#c4adff"/>
  <path d="M-70-30l18 40-6 46-38 0-8-34z" fill="#7450d6"/>
  <path d="M-70-30l18 40-24 6z" fill="#c4adff"/>`;

const boat = `
  <path d="M-150-10Q0-64 150-10 130 52 0 60-130 52-150-10z" fill="#5b4026"/>
  <path d="M-128-8Q0-48 128-8 110 34 0 42-110 34-128-8z" fill="#8a6440"/>
  <path d="M-60-24v56M0-32v72M60-24v56" stroke="#5b4026" stroke-width="13"/>
  <path d="M-30-70L96 84" stroke="#c9b083" stroke-width="9"/>
  <ellipse cx="100" cy="90" rx="10" ry="22" fill="#c9b083" transform="rotate(-40 100 90)"/>`;

const statue = `
  <path d="M-80 50h160v46H-80z" fill="#59616e"/>
  <path d="M-60 16H60v36H-60z" fill="#7b8492"/>
  <path d="M-36 16l10-84q-24-30 0-58 26-26 54 0 22 28 0 58l10 84z" fill="#aab2bd"/>
  <path d="M0-140q28 2 30 40L4-68 6 16h32l-10-84q22-30 0-58-14-14-28-14z" fill="#868f9c"/>
  <path d="M-90-70L92-2" stroke="#d5dbe2" stroke-width="11" stroke-linecap="round"/>
  <path d="M-50 70h40M20 78h40" stroke="#3f4754" stroke-width="6"/>`;

const CAPS = ['#e0603c', '#f09a4b', '#d9487a'];

const ringMushroom = ([x, y]: Point, index: number): string => {
  const halfCap = 14 + ((index * 7) % 12);
  return `
  <path d="M${x - 4} ${y + 16}v-18h8v18z" fill="#e4dcc2"/>
  <path d="M${x - halfCap} ${y}q${halfCap}-${halfCap * 1.9} ${halfCap * 2} 0z" fill="${CAPS[index % CAPS.length]}"/>`;
};

const ring = `
  ${onEllipse(9, 92, 76).map(ringMushroom).join('')}
  <circle r="34" fill="#ffe9a8" opacity=".22"/>`;

const wheel = `
  <circle r="86" fill="#6b7482"/>
  <circle r="62" fill="#4d5563"/>
  <path d="${spokes(16, 62, 10)}" stroke="#8f98a4" stroke-width="10"/>
  <circle r="18" fill="#a9b1bb"/>
  <path d="M-86 0a86 86 0 0 1 60-82l6 22a62 62 0 0 0-42 56z" fill="#9aa2ae"/>
  <path d="M40 70l44 24 22-30-34-22z" fill="#59616e"/>`;

const totem = `
  <path d="M-34 96V-90q34-40 68 0V96z" fill="#6d4a2b"/>
  <path d="M0-112q18 2 34 22V96H0z" fill="#543820"/>
  <path d="M-22-64l18 8-18 8zM22-64L4-56l18 8z" fill="#6ff0da"/>
  <path d="M-24-24h48v12h-48zM-24 44h48v10h-48z" fill="#d99a2b"/>
  <path d="M-34-40l-50-30 10 50zM34-40l50-30-10 50z" fill="#8a6440"/>
  <path d="M-14 10l14 14L14 10" stroke="#f2e3b8" stroke-width="8" fill="none"/>`;

const ruin = `
  <path d="M-140-60h80v44h-80zM-50-66h84v50h-84zM44-58h60v42H44zM-120-8h72v46h-72zM-38-8h70v48h-70z" fill="#848d9a"/>
  <path d="M-140-60h80v12h-80zM-50-66h84v13h-84zM44-58h60v12H44zM-120-8h72v12h-72zM-38-8h70v12h-70z" fill="#b4bbc4"/>
  <path d="M60 4l50 8-8 34-48-6zM-150 50l40 8-10 26-38-8z" fill="#6b7482"/>
  <path d="M-100-30q24 40-6 90M20-60q-16 50 12 90" stroke="#5fae79" stroke-width="10" fill="none"/>`;

const DRAWINGS = {
  arch,
  stones,
  log,
  tent,
  fire,
  well,
  bones,
  cart,
  banner,
  lantern,
  shrine,
  crystal,
  boat,
  statue,
  ring,
  wheel,
  totem,
  ruin,
};

/** What stands about in the arena for orientation. */
export type LandmarkKind = keyof typeof DRAWINGS;

/** The id under which a landmark is placed. */
export const landmarkId = (kind: LandmarkKind): string => `L${kind}`;

export const landmarkPieces = (): string =>
  Object.entries(DRAWINGS)
    .map(([kind, drawing]) => setPiece(`L${kind}`, drawing))
    .join('');
