import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screens } from '@hub/web/games.ts';
import { redirects, routeNames, routes } from '@hub/web/links/route-table.ts';
import { expect, it } from 'vitest';
import { pagePreviews } from './page-previews.ts';

const START_OF_FRAME = [0xc0, 0xc1, 0xc2];

/** Width and height of a JPEG file. */
function sizeOf(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(path.resolve(import.meta.dirname, '../../public', `.${file}`));
  let at = 2;
  while (!START_OF_FRAME.includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

const previews = pagePreviews();
const at = (address: string) => previews.find(({ path: route }) => route === address);

it('are of every address of the product, the hub first', () => {
  const addresses = [...routeNames.map((name) => routes[name].path), ...redirects.map(({ from }) => from)];
  expect(previews[0]?.path).toBe('/');
  expect(previews.map(({ path: route }) => route).sort()).toEqual(addresses.sort());
});

it('have pictures of the size that the server tells', () => {
  const pictures = new Set(previews.map(({ picture }) => picture));
  expect(pictures.size).toBe(screens.length + 1);
  for (const picture of pictures) expect(sizeOf(picture)).toEqual([1_200, 630]);
});

it('of links between players invite without a name or a score', () => {
  expect(at('/challenge/:id')?.title).toBe('You are challenged');
  expect(at('/leagues/:code?')?.title).toBe('Join a league of friends');
  expect(at('/league/:id')?.title).toBe('Riftlight');
});

it('name the puzzle and not the home page of a daily game, and ask to join a lobby', () => {
  expect(at('/dailyRifts/championRift')).toMatchObject({ title: 'Champion Rift', daily: 'championRift' });
  expect(at('/dailyRifts/')).toEqual(expect.not.objectContaining({ daily: expect.anything() }));
  expect(at('/chainOfLegends/lobby/:id')?.title).toBe('Join a lobby of Chain of Legends');
});
