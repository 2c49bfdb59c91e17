import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { beforeEach, expect, it } from 'vitest';
import { startServer } from '../../apps/server/src/testing/start-server.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = tempFolder();
  file = path.join(folder, 'terms.md');
});

const start = () => startServer({ dataDir: path.join(folder, 'data'), variables: { TERMS_FILE: file } });

it("serves the host's own terms to everyone, as blocks without HTML", async () => {
  writeFileSync(file, '# Rules\n\nBe <b>kind</b>.\n');
  const server = await start();
  const reply = await fetch(`${server.url}/api/legal`);
  expect(await reply.json()).toEqual({
    privacy: null,
    terms: [
      { kind: 'heading', spans: [{ text: 'Rules' }] },
      {
        kind: 'paragraph',
        spans: [{ text: 'Be ' }, { text: '<b>' }, { text: 'kind' }, { text: '</b>' }, { text: '.' }],
      },
    ],
  });
  await server.stop();
});

it.each([
  ['a missing file', undefined, 'TERMS_FILE cannot be read (ENOENT).'],
  ['an empty file', ' \n', 'TERMS_FILE is empty.'],
  ['a huge file', 'x'.repeat(100_001), 'TERMS_FILE may have 100000 characters.'],
])('does not start with %s', async (_, content, why) => {
  if (content !== undefined) writeFileSync(file, content);
  await expect(start()).rejects.toThrow(why);
});
