import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dailyGames } from '@hub/protocol/games';

/** Writes pages with the previews of all daily games. */
export function writePages(folder: string): string {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const preview = { title: 'Hub', description: 'Games', picture: '/previews/hub.jpg' };
  const previews = dailyGames.map(({ id, route, names }) => ({
    ...preview,
    path: route,
    title: names.title,
    picture: `/previews/${id}.jpg`,
    daily: id,
    day: 'Day {number}',
  }));
  writeFileSync(path.join(folder, 'previews.json'), JSON.stringify([{ ...preview, path: '/' }, ...previews]));
  return folder;
}
