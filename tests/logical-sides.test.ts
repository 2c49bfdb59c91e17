import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILES = globSync(
  [
    'apps/web/src/**/*.css',
    'packages/{ui,web}/src/**/*.css',
    '{features,games}/*/screen/**/*.css',
    'tools/**/*.css',
  ],
  { cwd: ROOT },
);

/** Places on maps, scales and drawings, which have the same left side in every language. */
const PHYSICAL = new Set([
  'features/news/screen/news-picture.module.css',
  'games/cooldown-clash/screen/lane.module.css',
  // The counter keeps away from a corner that is cut at the left.
  'games/emoji-rift/screen/emoji-wall.module.css',
  'games/rift-guesser/screen/answer-map.module.css',
  'games/rift-guesser/screen/pin.module.css',
  'games/rift-guesser/screen/run-map.module.css',
  'packages/ui/src/feedback/stone-flight.module.css',
  // Placed by script, at a side of its trigger.
  'packages/ui/src/surfaces/popover.module.css',
]);

const SIDE =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius$)/;

/** The values of a shorthand. */
const valuesOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Whether a declaration names a side by left or right; half of the width is the same from both. */
function isPhysical(property: string, value: string): boolean {
  if (SIDE.test(property)) return true;
  if (/\bto (?:(?:top|bottom) )?(?:left|right)\b/.test(value)) return true;
  if (property === 'left' || property === 'right') return !/^(?:calc\()?50%/.test(value);
  if (/^(?:text-align|float|clear|transform-origin|justify-[a-z]+)$/.test(property))
    return /\b(?:left|right)\b/.test(value);
  // A part of the own width, but for the half, which centres.
  if (property === 'transform') return /translate(?:X|3d)?\((?!-?50%)-?[\d.]+%/.test(value);
  if (!/^(?:inset|margin|padding)$/.test(property)) return false;
  const [, right, , left] = valuesOf(value);
  return left !== undefined && left !== right;
}

/** The declarations of a style sheet that name a side by left or right. */
const physicalIn = (css: string): readonly string[] =>
  [...css.matchAll(/(?<=[{;]|\*\/)\s*([a-z-]+):\s*([^;{}]+);/g)].flatMap(([, property = '', value = '']) =>
    isPhysical(property, value) ? [`${property}: ${value}`] : [],
  );

it('finds left and right in every form', () => {
  for (const one of [
    'margin-left: 4px',
    'border-right-color: red',
    'right: 0',
    'text-align: left',
    'inset: 0 auto 0 calc(1px + max(1px, 2px))',
    'border-top-left-radius: 4px',
    'transform: translateX(-33.3333%)',
    'mask-image: linear-gradient(to right, transparent 20px, #000 68px)',
  ])
    expect(physicalIn(`.a { color: red; ${one}; }`)).toEqual([one]);
  expect(physicalIn('.a { left: 50%; inset: 0 4px 8px; padding: 1px 2px 3px 2px; }')).toEqual([]);
});

it('names sides by the direction of reading', () => {
  expect(FILES.length).toBeGreaterThan(100);
  const found = FILES.filter((file) => !PHYSICAL.has(file)).flatMap((file) =>
    physicalIn(readFileSync(path.join(ROOT, file), 'utf8')).map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

it('has no exception that needs none', () => {
  const idle = [...PHYSICAL].filter(
    (file) => physicalIn(readFileSync(path.join(ROOT, file), 'utf8')).length === 0,
  );
  expect(idle).toEqual([]);
});
