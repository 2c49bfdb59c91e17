import { builtFile, isScript } from './built-file.ts';
import { json, type Stage } from './stage.ts';

/** Files of parts that only decorate a page. */
const DECORATIONS = [
  'share-button',
  'challenge-button',
  'people-menu',
  'people-strip',
  'home-card',
  'confetti-pieces',
  'stone-flight',
  'browser-engine',
  'feedback-dialog',
  'drawn-scene',
  'streaks',
  'daily-record',
  'pictures-card',
];
/** Calls whose names are on the lists of content blockers as well. */
const CALLS = /\/api\/(?:heartbeat|feedback|lastMatches|news\/likes|people)/;

/** Pictures, fonts and sounds. */
const BINARY = ['webp', 'avif', 'png', 'jpg', 'jpeg', 'svg', 'woff', 'woff2', 'mp3', 'wav', 'ogg', 'm4a'];
const IS_BINARY = new RegExp(`\\.(?:${BINARY.join('|')})$`);

/** What a stage must see for `stripDecorations`: all other files come without a detour. */
export const decorationPatterns = (): string[] => [
  '*/api/*',
  ...BINARY.map((ending) => `*.${ending}`),
  ...DECORATIONS.map((chunk) => `*/${builtFile(chunk)}`),
];

/** Leaves a page without the files and calls above. The stage must see the patterns above. */
export function stripDecorations(stage: Stage): void {
  const scripts = DECORATIONS.map(isScript);
  // Code that does not come has the page reload itself once, if the server is there.
  stage.serve(
    ({ pathname }) => pathname === '/api/health',
    () => json({}),
  );
  stage.serve(
    (url) => IS_BINARY.test(url.pathname) || CALLS.test(url.pathname) || scripts.some((isOne) => isOne(url)),
    () => 'BlockedByClient',
  );
}

/** What the browser reports of blocked files, and React, with error 520, of parts that did not come. */
export const isOfBlocking = (text: string): boolean =>
  /ERR_BLOCKED|CodeLoadError|dynamically imported|error #520/.test(text);
