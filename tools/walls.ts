/**
 * Who may import whom. The linter and tests/boundaries.test.ts both read this table, so there is one truth.
 *
 * An area is a folder; `each` areas are walled off from each other as well (a game knows no other game, a feature no
 * other feature). Type imports obey the same table. Areas that are missing here (`main.ts`, `web/app`, `web/pages`)
 * compose the others and may import everything.
 */
export type Area = {
  readonly folder: string;
  /** Every direct subfolder is an area of its own. */
  readonly each?: boolean;
  /** Folders (or single files) of ours that it may import, besides itself. */
  readonly may: readonly string[];
  /** The same, but types only. */
  readonly mayTypes?: readonly string[];
  /** Foreign packages it may import; any when absent. */
  readonly packages?: readonly string[];
};

const PROTOCOL = 'packages/protocol/src';
const CATALOG = 'packages/catalog/src';
const GAMES = 'packages/games/src';
const KERNEL = 'packages/games/src/kernel';
/** What the games that are played from a lobby have in common. */
const LOBBY = 'packages/games/src/lobby';
const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';

export const areas: readonly Area[] = [
  { folder: PROTOCOL, may: [], packages: ['zod'] },
  { folder: CATALOG, may: ['packages/catalog/data'], packages: ['zod'] },
  { folder: KERNEL, may: [], packages: ['@noble/hashes'] },
  { folder: GAMES, each: true, may: [KERNEL, LOBBY], mayTypes: [CATALOG], packages: [] },
  { folder: `${SERVER}/platform`, may: [PROTOCOL] },
  {
    folder: `${SERVER}/domain`,
    each: true,
    may: [PROTOCOL, `${SERVER}/platform`],
    packages: ['jose', 'obscenity', 'openid-client', 'zod', 'node:'],
  },
  { folder: `${SERVER}/sections`, may: [`${SERVER}/platform`], packages: ['sharp', 'node:'] },
  { folder: `${SERVER}/store`, may: [PROTOCOL, `${SERVER}/platform`, `${SERVER}/domain`] },
  { folder: `${SERVER}/http`, may: [PROTOCOL, `${SERVER}/platform`, `${SERVER}/domain`] },
  { folder: `${SERVER}/backup`, may: [`${SERVER}/platform`], packages: ['zod', 'node:'] },
  {
    folder: `${SERVER}/realtime`,
    may: [PROTOCOL, CATALOG, GAMES, `${SERVER}/platform`, `${SERVER}/domain`],
  },
  {
    folder: `${WEB}/ui`,
    may: [`${CATALOG}/emblem-facts.ts`, `${PROTOCOL}/product.ts`, `${PROTOCOL}/cosmetics.ts`],
  },
  { folder: `${WEB}/net`, may: [PROTOCOL] },
  { folder: `${WEB}/messages`, may: [PROTOCOL] },
  {
    folder: `${WEB}/features`,
    each: true,
    may: [`${WEB}/net`, `${WEB}/ui`, `${WEB}/messages`, PROTOCOL, CATALOG],
  },
  {
    folder: `${WEB}/games`,
    each: true,
    may: [`${WEB}/net`, `${WEB}/ui`, `${WEB}/messages`, PROTOCOL, CATALOG],
  },
];

/** Files of an area that its siblings may import: ports and plain types. */
export const PUBLIC_PART_NAMES: readonly string[] = ['ports.ts', 'player.ts'];
