/**
 * Which source files may import which others; type imports count too. `tests/import-rules.test.ts` checks it.
 *
 * `folder` is a path that may hold one `*`; in `may` a `*` stands for the same name, so that a game sees its own parts
 * only. A file belongs to the most specific area. Areas that are missing here (`compose.ts`, `apps/web/src/app`) put the
 * others together and may import everything.
 */
export type Area = {
  readonly folder: string;
  /** Folders or files of ours that it may import, besides itself. */
  readonly may: readonly string[];
  /** The same, but types only. */
  readonly mayTypes?: readonly string[];
  /** Packages from npm or Node that it may import; any when absent. */
  readonly packages?: readonly string[];
};

const ENGINE = 'packages/engine/src';
const WIRE = `${ENGINE}/wire`;
const DEFINE_GAME = `${ENGINE}/define-game.ts`;
const KERNEL = `${ENGINE}/kernel`;
const LOBBY = `${ENGINE}/lobby`;
const DAILY = `${ENGINE}/daily`;
const CATALOG = 'packages/catalog/src';
const PROTOCOL = 'packages/protocol/src';
const UI = 'packages/ui/src';
/** What every server part needs, and the app that puts the parts together. */
const HUB = 'packages/server/src';
const SERVER = 'apps/server/src';
/** What every screen needs, and the app that puts the pages together. */
const PAGES = 'packages/web/src';
const WEB = 'apps/web/src';

/** What screens are made of: first elements, the language and the controls, then the parts of play; each folder may import those before it. */
const UI_LAYERS = 'jsx language art text controls emblem surfaces feedback net daily share screens'.split(
  ' ',
);
const OF_UI = [`${CATALOG}/emblem-facts.ts`, `${CATALOG}/name-matcher.ts`, WIRE, DEFINE_GAME, PROTOCOL];

/** The web's registry of games. */
const GAMES = [`${PAGES}/games.ts`, `${PAGES}/icons.ts`];
/** What a feature of the pages may use; no other feature. */
const FEATURE = [UI, PAGES, `${WEB}/messages`, PROTOCOL, WIRE, DEFINE_GAME, CATALOG];
/** What features use of it: they ask the database, and the apps open it. */
const OF_HUB = [
  ...'platform http rooms nodes'.split(' '),
  ...'engine schema schema-administration host-action log-line audit-lines count-rows shown-player'
    .split(' ')
    .map((name) => `store/${name}.ts`),
].map((part) => `${HUB}/${part}`);
const DOMAIN = [...OF_HUB, PROTOCOL, WIRE, DEFINE_GAME, DAILY, `${ENGINE}/binding`];

export const areas: readonly Area[] = [
  { folder: WIRE, may: [], packages: ['zod'] },
  { folder: DEFINE_GAME, may: [WIRE], packages: [] },
  { folder: KERNEL, may: [], packages: ['@noble/hashes'] },
  { folder: LOBBY, may: [KERNEL], packages: [] },
  { folder: DAILY, may: [KERNEL, `${WIRE}/days.ts`, `${WIRE}/limits.ts`], packages: [] },
  { folder: `${ENGINE}/binding`, may: [WIRE, DEFINE_GAME, KERNEL, LOBBY, DAILY], packages: ['zod'] },
  { folder: CATALOG, may: ['packages/catalog/data'], packages: ['zod'] },
  { folder: PROTOCOL, may: [WIRE, DEFINE_GAME, 'games/*/descriptor.ts'], packages: ['zod'] },
  { folder: UI, may: OF_UI },
  ...UI_LAYERS.map((layer, at) => ({
    folder: `${UI}/${layer}`,
    may: [`${UI}/*.ts`, ...UI_LAYERS.slice(0, at).map((lower) => `${UI}/${lower}`), ...OF_UI],
    // The values of attributes, so that none lacks a word.
    mayTypes: [`${CATALOG}/champion-schema.ts`],
  })),
  { folder: 'games/*/descriptor.ts', may: [WIRE, DEFINE_GAME], packages: [] },
  { folder: 'games/*/game.ts', may: ['games/*/descriptor.ts', WIRE], packages: ['zod'] },
  {
    folder: 'games/*/rules',
    may: ['games/*/descriptor.ts', KERNEL, LOBBY, DAILY],
    mayTypes: ['games/*/game.ts', CATALOG],
    packages: [],
  },
  {
    folder: 'games/*/server.ts',
    may: ['games/*/descriptor.ts', 'games/*/game.ts', 'games/*/rules', 'games/*/pictures', ENGINE, CATALOG],
    packages: ['node:'],
  },
  {
    folder: 'games/*/pictures',
    may: ['games/*/rules', `${ENGINE}/binding`],
    packages: ['sharp', 'node:'],
  },
  {
    folder: 'games/*/screen',
    may: ['games/*/descriptor.ts', 'games/*/game.ts', UI, PROTOCOL, WIRE, CATALOG],
  },
  { folder: HUB, may: [PROTOCOL, WIRE, DEFINE_GAME, `${ENGINE}/binding`] },
  { folder: `${HUB}/platform`, may: [PROTOCOL, WIRE, `${ENGINE}/binding`] },
  {
    folder: `${HUB}/bus`,
    may: [`${HUB}/platform`, `${ENGINE}/binding`, WIRE],
    packages: ['@redis/client', 'zod', 'node:'],
  },
  {
    folder: `${HUB}/backup`,
    // A backup is compared with the schema that the migrations make.
    may: [
      `${HUB}/platform`,
      `${HUB}/store/ledger-sums.ts`,
      `${HUB}/store/node-sqlite.ts`,
      `${HUB}/store/migrations`,
    ],
    packages: ['age-encryption', 'kysely', 'zod', 'node:'],
  },
  {
    folder: `${SERVER}/domain/*`,
    may: DOMAIN,
    packages: [
      '@simplewebauthn/server',
      'jose',
      'naughty-words',
      'obscenity',
      'openid-client',
      'otpauth',
      'unhomoglyph',
      'zod',
      'node:',
    ],
  },
  { folder: `${SERVER}/store`, may: [...DOMAIN, `${SERVER}/domain`, `${HUB}/store`] },
  { folder: `${SERVER}/http`, may: [...DOMAIN, `${SERVER}/domain`] },
  {
    folder: `${SERVER}/realtime`,
    may: [...DOMAIN, `${SERVER}/domain`, `${HUB}/bus`, ENGINE, `${SERVER}/games.ts`],
  },
  {
    folder: `${WEB}/messages`,
    may: [`${UI}/language`, `${UI}/text/isolated.ts`, `${UI}/screens`, PROTOCOL, WIRE],
  },
  { folder: PAGES, may: [UI, PROTOCOL, WIRE, DEFINE_GAME, CATALOG] },
  { folder: `${PAGES}/games.ts`, may: ['games/*/screen/screen.ts', UI] },
  { folder: `${PAGES}/icons.ts`, may: [UI] },
  { folder: `${PAGES}/links`, may: [UI, ...GAMES, WIRE, DEFINE_GAME] },
  { folder: `${WEB}/features/*`, may: FEATURE },
  { folder: `${WEB}/pages`, may: [...FEATURE, `${WEB}/features`] },
];

/** Files of an area that its siblings may import: ports, plain types, and the lines of the audit log. */
export const PUBLIC_PARTS: readonly string[] = ['ports.ts', 'player.ts', 'log-line.ts'];
