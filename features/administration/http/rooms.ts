import { refuse } from '@hub/server/http/refusal.ts';
import { checkUsername } from '../../accounts/username.ts';
import { foldWord } from '../../names/name-filter.ts';
import type { Reports } from '../../reports/server.ts';
import type { Settings } from '../../settings/server.ts';
import { closeRoom, listRooms, nameFilter, setWord, tryName } from '../calls/rooms.ts';
import type { AdminMount } from './mount.ts';
import { type PlayersArea, pageOf, refuseOwnCase } from './players.ts';

export type RoomsArea = Pick<PlayersArea, 'lists' | 'author' | 'tools'> & {
  readonly reports: Pick<Reports, 'isParty'>;
  /** Kinds of rooms that are lobbies. */
  readonly lobbies: readonly string[];
  readonly settings: Settings;
};

const done = { done: true } as const;

/** Mounts the calls about rooms and names. */
export function mountRooms(admin: AdminMount, area: RoomsArea): void {
  const { lists, author, tools, lobbies, settings } = area;
  const { refusesName } = tools;
  admin(listRooms, ({ query: { only, ...page } }, by) => {
    const kinds = by.games ?? (only === 'lobbies' ? lobbies : undefined);
    return lists.rooms({ ...pageOf(page), only: kinds, lobbies });
  });
  admin(closeRoom, async ({ params, body }, by) => {
    if ((await lists.lobby(params.id, by.games ?? lobbies)) === undefined) return refuse('game_not_found');
    await refuseOwnCase(area.reports, by, params.id);
    await lists.closeLobby(author(by, body.reason), params.id);
    return done;
  });
  admin(nameFilter, async () => (await settings.read()).nameFilter);
  admin(tryName, async ({ query: { name } }) => {
    const verdict = await checkUsername(name, refusesName);
    return { player: verdict.ok ? null : verdict.code, lobby: !(await refusesName(name)) };
  });
  admin(setWord, async ({ body }, by) => {
    if (body.list === 'refused' && foldWord(body.word) === '')
      return refuse('invalid_request', 'word: must have a letter, a digit or a sign');
    await settings.by(author(by, body.reason)).setWord(body.word.trim(), body.list);
    await settings.refresh();
    return done;
  });
}
