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
const SCORE = `${ENGINE}/score`;
const CATALOG = 'packages/catalog/src';
const PROTOCOL = 'packages/protocol/src';
const UI = 'packages/ui/src';
/** What every server part needs, and the app that puts the parts together. */
const HUB = 'packages/server/src';
const SERVER = 'apps/server/src';
/** What every screen needs, and the app that puts the pages together. */
const PAGES = 'packages/web/src';
const WEB = 'apps/web/src';

/** What screens are made of: first the language, elements and the controls, then the parts of play; each folder may import those before it. */
const UI_LAYERS =
  'language jsx art text controls emblem surfaces feedback net daily share score screens'.split(' ');
const OF_UI = [`${CATALOG}/emblem-facts.ts`, `${CATALOG}/name-matcher.ts`, WIRE, DEFINE_GAME, PROTOCOL];

/** The web's registry of games. */
const GAMES = [`${PAGES}/games.ts`, `${PAGES}/icons.ts`];
/** What features use of it: they ask the database, and the apps open it. */
const OF_HUB = [
  ...'platform http rooms nodes'.split(' '),
  ...'engine schema host-action log-line audit-lines count-rows shown-player boolean-column name-search sort-key dialect ledger-sums'
    .split(' ')
    .map((name) => `store/${name}.ts`),
  'hub.ts',
].map((part) => `${HUB}/${part}`);
const DOMAIN = [...OF_HUB, PROTOCOL, WIRE, DEFINE_GAME, DAILY, `${ENGINE}/binding`];

const OFFERS = 'features/offers.ts';
/** Calls of features: what their servers and their screens have in common. */
const CALLS = ['features/*/calls.ts', 'features/*/*-calls.ts', 'features/*/calls'];
/** What waits for a player, of all features. */
const ENTRIES = 'features/waiting-entries.ts';
/** What belongs to an account, of all features. */
const LISTS = ['features/account-data.ts', 'features/exported.ts'];
/** What a feature offers to the servers of others, besides its calls and its ports. */
const OFFERED = offered({
  accounts: 'account-tables.ts erasure.ts exported.ts owned.ts recovery-code.ts username.ts',
  activity: 'busy-hub.ts presence.ts versus-ratings.ts',
  administration: 'actions.ts command-line http/area.ts http/mount.ts http/target.ts player-actions.ts',
  challenges: 'queries.ts',
  leaderboards: 'best-scores.ts board-ranks.ts listings.ts',
  ledger: 'ledger-check.ts',
  names: 'name-filter.ts',
  settings: 'invitations.ts secret-fingerprint.ts',
  trials: 'mount.ts',
});
/** What a feature offers to the screens of others. */
const OFFERED_SCREENS = offered({
  accounts:
    'screen/save-json.ts screen/sign-in/return-address-context.ts screen/sign-in/sign-in-context.ts screen/sign-in/use-guest-form.ts screen/texts.ts',
  activity: 'screen/last-matches.ts',
  administration: 'calls/hub.ts screen/kit',
  challenges:
    'calls.ts screen/answer-table.tsx screen/challenge-game.tsx screen/duel.tsx screen/standings.tsx',
  daily: 'screen/daily-record.tsx screen/past-answers.tsx screen/play-today.tsx screen/refresh-dailies.ts',
  leaderboards: 'screen/leaderboard-panel.tsx screen/podium.tsx screen/use-comparison.ts',
  ledger: 'screen/balance-header.tsx screen/balance-query.ts screen/balance-state.tsx screen/balance.tsx',
  play: 'screen/use-content.ts screen/use-share.tsx screen/use-solo.tsx',
  reports: 'screen/texts.ts',
  trials: 'calls.ts screen/trial.ts',
  waiting: 'screen/shared-entries.ts',
});

/** Paths of files that are listed by feature, parted by spaces. */
function offered(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([feature, names]) =>
    names.split(' ').map((name) => `features/${feature}/${name}`),
  );
}

export const areas: readonly Area[] = [
  { folder: WIRE, may: [], packages: ['zod'] },
  { folder: DEFINE_GAME, may: [WIRE], packages: [] },
  { folder: KERNEL, may: [], packages: ['@noble/hashes'] },
  { folder: LOBBY, may: [KERNEL], packages: [] },
  { folder: DAILY, may: [KERNEL, `${WIRE}/days.ts`, `${WIRE}/limits.ts`], packages: [] },
  { folder: SCORE, may: [KERNEL, `${WIRE}/limits.ts`], packages: [] },
  { folder: `${ENGINE}/binding`, may: [WIRE, DEFINE_GAME, KERNEL, LOBBY, DAILY, SCORE], packages: ['zod'] },
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
    may: ['games/*/descriptor.ts', KERNEL, LOBBY, DAILY, SCORE],
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
  { folder: 'features/registry.ts', may: [...CALLS, PROTOCOL] },
  { folder: ENTRIES, may: ['features/*/waiting-entry.ts'] },
  { folder: 'features/exported.ts', may: ['features/*/exported.ts'] },
  { folder: 'features/account-data.ts', may: ['features/*/account-data.ts'] },
  // Types only: what the features ask of those that a hub can do without.
  { folder: OFFERS, may: [...OF_HUB, PROTOCOL, WIRE, 'features/waiting/calls.ts'], packages: ['kysely'] },
  {
    folder: 'features/*',
    may: [...DOMAIN, OFFERS, ...CALLS, ...OFFERED, ENTRIES, ...LISTS],
    packages: [
      '@simplewebauthn/server',
      'fastify',
      'jose',
      'kysely',
      'naughty-words',
      'obscenity',
      'openid-client',
      'otpauth',
      'unhomoglyph',
      'uuid',
      'zod',
      'node:',
    ],
  },
  {
    // A page leaves a place, and finds by file name what features put there.
    folder: 'features/places',
    may: [UI, PAGES, PROTOCOL, WIRE, DEFINE_GAME, 'features/*/screen/places'],
    mayTypes: ['features/waiting/calls.ts'],
  },
  {
    folder: 'features/*/screen',
    may: ['features/places', UI, PAGES, PROTOCOL, WIRE, DEFINE_GAME, CATALOG, ...CALLS, ...OFFERED_SCREENS],
  },
  { folder: `${SERVER}/store`, may: [...DOMAIN, 'features', `${HUB}/store`] },
  {
    folder: `${SERVER}/realtime`,
    may: [...DOMAIN, 'features', `${HUB}/bus`, ENGINE, `${SERVER}/games.ts`],
  },
  {
    folder: `${WEB}/messages`,
    may: [`${UI}/language`, `${UI}/text/isolated.ts`, `${UI}/screens`, PROTOCOL, WIRE],
  },
  { folder: PAGES, may: [UI, PROTOCOL, WIRE, DEFINE_GAME, CATALOG] },
  { folder: `${PAGES}/games.ts`, may: ['games/*/screen/screen.ts', UI] },
  { folder: `${PAGES}/icons.ts`, may: [UI] },
  { folder: `${PAGES}/links`, may: [UI, ...GAMES, WIRE, DEFINE_GAME] },
  {
    folder: `${WEB}/pages`,
    may: [UI, PAGES, `${WEB}/messages`, 'features', PROTOCOL, WIRE, DEFINE_GAME, CATALOG],
  },
];

/** Features that a hub can do without, each with those of them that it needs. Its folder and its lines in these lists are all that goes. */
export const REMOVABLE: Readonly<Record<string, readonly string[]>> = {
  challenges: [],
  feedback: [],
  leagues: ['challenges'],
  news: [],
  people: [],
  reports: [],
};
/**
 * Where features stand, each with a line or two: for calls, for what waits, for what belongs to an account, for servers, for the
 * command line, for pages.
 */
export const FEATURE_LISTS = [
  'features/registry.ts',
  ENTRIES,
  ...LISTS,
  `${SERVER}/features.ts`,
  `${SERVER}/admin/commands.ts`,
  `${WEB}/app/page-loads.ts`,
];

/** Files of a feature that others may import: its server part and its calls. */
export const PUBLIC_PARTS = /^(?:server|(?:.*-)?calls)\.ts$/;
