// Draws the arena map and its small sister for the minimap, which is the web's.
// Usage: node packages/catalog/scripts/draw-arena-map.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawArenaMap } from './arena-map/arena-map.ts';
import { drawMinimap } from './arena-map/minimap.ts';

const root = path.resolve(import.meta.dirname, '../../..');
writeFileSync(path.join(root, 'packages/catalog/data/arena-map.svg'), drawArenaMap());
writeFileSync(path.join(root, 'packages/ui/src/art/pictures/map-mini.svg'), drawMinimap());
