/**
 * Loaded before the server's sources (`node --import`): plants the fault that `PLANTED_FAULT` names, which the system test must
 * find.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

type Planted = { readonly file: string; readonly text: string; readonly replacement: string };

const PLANTED: Readonly<Record<string, readonly Planted[]>> = {
  // A node that was declared gone writes on.
  'fence removed': [
    { file: 'store/nodes/fence.ts', text: 'if (rows.length === 0) throw new NodeGone();', replacement: '' },
    {
      file: 'store/room-journal.ts',
      text: " from node where id = $4 and state <> 'gone' for share",
      replacement: '',
    },
  ],
  // Frames for players at other nodes get lost, and nobody notices.
  'message lost': [
    {
      file: 'realtime/nodes/peer-links.ts',
      text: 'if (this.#isClosed) return false;',
      replacement: `if (this.#isClosed) return false; if (message.type === 'frames' && Math.random() < 0.6) return true;`,
    },
  ],
};

const planted = PLANTED[process.env['PLANTED_FAULT'] ?? ''];
if (planted === undefined) throw new RangeError('PLANTED_FAULT names no fault');

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const change = planted.find(({ file }) => url.endsWith(`/apps/server/src/${file}`));
    if (change === undefined) return loaded;
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes(change.text)) throw new Error(`${change.file} has changed`);
    return { ...loaded, source: source.replace(change.text, change.replacement) };
  },
});
