import { rampartPath } from './bases.ts';
import { BIOME_INKS, type BiomeIndex, paintedQuarters, perBiome } from './biomes.ts';
import { brushOutlines } from './brush.ts';
import { CENTRE, mirrored, type Point } from './geometry.ts';
import { trailPath } from './ground.ts';
import {
  BLUE_CORE,
  BLUE_PLATFORM,
  BLUE_TOWERS,
  CAMPS,
  type Camp,
  type CampKind,
  LOWER_PIT,
  UPPER_PIT,
} from './layout.ts';
import { baseGlow, gradients, vignette } from './light.ts';
import { outlines } from './outlines.ts';
import { rounded, turnedOver } from './path-data.ts';
import { picture } from './svg.ts';
import { laneDepth, rockDepth, waterDepth } from './terrain.ts';
import { tallTrees } from './trees.ts';

const BLUE = { platform: '#4d6f78', line: '#6ff0da', tower: '#6ff0da', core: '#b2fff4' };
const RED = { platform: '#785a52', line: '#ff9d6b', tower: '#ff8b5c', core: '#ffd0a8' };

const CAMP_COLOURS: Partial<Record<CampKind, string>> = { rune: '#6ff0da', cairn: '#ff8b3d' };
const USUAL_CAMP_COLOUR = '#f2d79a';

const onPicture = (point: Point): string => turnedOver(point).join(' ');

const circle = (at: Point, radius: number, attributes: string): string => {
  const [x, y] = turnedOver(at);
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${attributes}/>`;
};

const platform = (at: Point, { platform, line }: typeof BLUE): string =>
  circle(at, 2000, `fill="${platform}"`) +
  circle(at, 1300, `fill="none" stroke="${line}" stroke-width="60" opacity=".5"`);

/** Every third tall tree as a dot. */
function trees(biome: BiomeIndex): string {
  const dots = tallTrees[biome]
    .filter((_, index) => index % 3 === 0)
    .map((at) => `M${rounded(turnedOver(at)).join(' ')}h0`);
  return `<path d="${dots.join('')}" stroke="${BIOME_INKS[biome].tree.bright}" stroke-width="230" stroke-linecap="round" opacity=".8"/>`;
}

const camp = ({ kind, at }: Camp): string =>
  circle(at, 170, `fill="${CAMP_COLOURS[kind] ?? USUAL_CAMP_COLOUR}" stroke="#0b0f1a" stroke-width="60"`);

const tower = (at: Point, { tower }: typeof BLUE): string =>
  `<path transform="translate(${onPicture(at)})" d="M0-190L150 0 0 190-150 0z" fill="${tower}" stroke="#0b0f1a" stroke-width="60"/>`;

const core = (at: Point, { core }: typeof BLUE): string => `
  ${circle(at, 420, 'fill="#0b0f1a"')}
  <path transform="translate(${onPicture(at)})" d="M0-340L240 0 0 340-240 0z" fill="${core}"/>`;

/** The same arena for up to about 700 px: fewer points, bolder lines and no litter, as SVG of about 43 kB. */
export function drawMinimap(): string {
  const cliffs = outlines(rockDepth, { step: 130, tolerance: 30, smallest: 40_000 });
  const canopy = outlines(rockDepth, { above: 150, step: 150, tolerance: 40, smallest: 60_000 });
  const water = outlines(waterDepth, { step: 130, tolerance: 26, smallest: 40_000 });
  const deepWater = outlines(waterDepth, { above: 200, step: 150, tolerance: 34, smallest: 40_000 });
  const lanes = outlines(laneDepth, { step: 140, tolerance: 30, smallest: 40_000 });
  return picture(`
    <defs>
      ${gradients()}
      ${paintedQuarters('bg', 'ground')}
      ${paintedQuarters('bt', 'canopy')}
      <clipPath id="k"><path d="${cliffs}" clip-rule="evenodd"/></clipPath>
    </defs>
    <use href="#bg"/>
    <path d="${trailPath()}" stroke="#c7b58e" stroke-width="200" stroke-linecap="round" stroke-linejoin="round" opacity=".2"/>
    <path d="${water}" fill="#197a83"/>
    <path d="${deepWater}" fill="#27a3a3"/>
    <path d="${lanes}" fill="#8b7f69" stroke="#4b4336" stroke-width="50"/>
    ${platform(BLUE_PLATFORM, BLUE)}
    ${platform(mirrored(BLUE_PLATFORM), RED)}
    ${circle(UPPER_PIT, 600, 'fill="#4a3a90" stroke="#b892ff" stroke-width="70"')}
    ${circle(LOWER_PIT, 600, 'fill="#5a2f24" stroke="#ff8b3d" stroke-width="70"')}
    ${circle([CENTRE, CENTRE], 480, 'fill="#5d6674" stroke="#f2b84b" stroke-width="60"')}
    <path d="${cliffs}" fill="#04070d" opacity=".4" transform="translate(50 80)"/>
    <g clip-path="url(#k)"><use href="#bt"/></g>
    <path d="${cliffs}" stroke="#e9f2d8" stroke-opacity=".5" stroke-width="34"/>
    <path d="${canopy}" fill="#05080f" opacity=".14"/>
    ${perBiome(trees).join('')}
    <path d="${brushOutlines()}" fill="#62bd75"/>
    ${CAMPS.map(camp).join('')}
    <g fill="none" stroke="#a9b1bb" stroke-width="130" stroke-linejoin="round"><path d="${rampartPath()}"/></g>
    ${BLUE_TOWERS.map((at) => tower(at, BLUE) + tower(mirrored(at), RED)).join('')}
    ${core(BLUE_CORE, BLUE)}
    ${core(mirrored(BLUE_CORE), RED)}
    ${baseGlow(3400, '.4', '.4')}
    ${vignette(' opacity=".45"')}
  `);
}
