import { refuse } from '@hub/server/http/refusal.ts';
import { checkUsername } from '../../accounts/username.ts';
import { foldWord } from '../../names/name-filter.ts';
import { closeRoom, listRooms, nameFilter, setWord, tryName } from '../calls/rooms.ts';
import type { AdminArea } from './area.ts';
import { type AdminMount, pageOf } from './mount.ts';
import { refuseOwnCase } from './target.ts';

const done = { done: true } as const;

/** Mounts the calls about rooms and names. */
export function mountRooms(admin: AdminMount, area: AdminArea): void {
  const { administration, author, tools, lobbies, settings } = area;
  const { refusesName } = tools;
  admin(listRooms, async ({ query: { only, ...page } }, by) => {
    const kinds = by.games ?? (only === 'lobbies' ? lobbies : undefined);
    const { rows, total } = await administration.rooms({ ...pageOf(page), only: kinds, lobbies });
    const reported = await area.reports?.reportedLobbies(
      by,
      rows.map(({ id }) => id),
    );
    return { rows: rows.map((room) => ({ ...room, isReported: reported?.has(room.id) ?? false })), total };
  });
  admin(closeRoom, async ({ params, body }, by) => {
    if ((await administration.lobby(params.id, by.games ?? lobbies)) === undefined)
      return refuse('game_not_found');
    await refuseOwnCase(area.reports, by, params.id);
    await administration.closeLobby(author(by, body.reason), params.id);
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
