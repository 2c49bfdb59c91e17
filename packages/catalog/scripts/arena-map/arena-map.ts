import { basesLayer, structurePieces, structuresLayer } from './bases.ts';
import { paintedQuarters, perBiome } from './biomes.ts';
import { brushLayer, brushMarkers } from './brush.ts';
import { campPieces, campsLayer } from './camps.ts';
import { cliffOutlines, cliffsLayer } from './cliffs.ts';
import { groundLayer, lushOutline, trailLines } from './ground.ts';
import { landmarkPieces } from './landmark-drawings.ts';
import { landmarksLayer } from './landmarks.ts';
import { lanesLayer } from './lanes.ts';
import { gradients, lightLayer } from './light.ts';
import { lowerPit, plaza, upperPit } from './pits.ts';
import { bedMarker, bedMarks, riverMarkers, riverMarks, waterLayer, waterOutline } from './river.ts';
import { cobbleMarker, pavementMarkers, pavingMarks, stoneMarkers } from './stones.ts';
import { clip, picture } from './svg.ts';
import { canopyLayer, treeMarkers, treePlaces, treeShadows } from './trees.ts';
import {
  fallenLeafMarks,
  leafMarkers,
  meadowMarks,
  mushroomPlaces,
  plantMarkers,
  undergrowthLayer,
} from './undergrowth.ts';

const markers = (): string => `
  ${perBiome((biome) => treeMarkers(biome) + plantMarkers(biome)).join('')}
  ${perBiome(leafMarkers).join('')}
  ${cobbleMarker()}
  ${bedMarker()}
  ${pavementMarkers()}
  ${treeShadows()}
  ${stoneMarkers()}
  ${riverMarkers()}
  ${brushMarkers()}`;

const paints = (): string => `
  ${paintedQuarters('bg', 'ground')}
  ${paintedQuarters('bt', 'canopy')}
  ${paintedQuarters('bt2', 'canopyPatch')}
  ${paintedQuarters('bg2', 'groundPatch')}
  ${paintedQuarters('brk', 'rock')}`;

/** The arena from above in all its detail, as SVG of about 325 kB. */
export const drawArenaMap = (): string =>
  picture(`
    <defs>
      ${gradients()}
      ${markers()}
      ${structurePieces()}
      ${landmarkPieces()}
      ${campPieces()}
      ${perBiome((biome) => treePlaces(biome) + mushroomPlaces(biome)).join('')}
      ${paints()}
      ${cliffOutlines()}
      ${lushOutline()}
      ${trailLines()}
      ${waterOutline()}
      ${clip('k0', 'W0')}
      ${clip('k1', 'W1')}
      ${clip('k2', 'W2')}
      ${clip('kp', 'PA')}
    </defs>
    ${groundLayer()}
    ${waterLayer()}
    ${lanesLayer()}
    ${basesLayer()}
    ${plaza()}
    ${upperPit()}
    ${lowerPit()}
    <g id="litter">
      ${pavingMarks()}
      ${bedMarks()}
      ${fallenLeafMarks()}
      ${meadowMarks()}
      ${riverMarks()}
    </g>
    ${campsLayer()}
    ${cliffsLayer()}
    ${undergrowthLayer()}
    ${brushLayer()}
    ${landmarksLayer()}
    ${canopyLayer()}
    ${structuresLayer()}
    ${lightLayer()}
  `);
