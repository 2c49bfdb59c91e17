import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CONTRACT = /\bhub\.v1\b/g;
/** Scripts, styles, pictures and sounds are named by their hash alone. */
const HASHED = /^(?<hash>[\da-z]{7})\.(?<ending>\w+)$/;
const IS_TEXT = /\.(?:js|css|html|json|cjs)$/;
const IS_COMPRESSED = /\.(?:br|gz)$/;

/** A server and its pages as another build of the same sources. */
export interface OtherBuild {
  /** The file that starts its server. */
  readonly main: string;
  remove(): void;
}

/** Copies the build and changes it into another one: all hashes in file names, and the version of the contract. */
export function otherBuild(contract = 'hub.v1'): OtherBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-build-'));
  for (const part of ['apps/server/package.json', 'apps/server/dist', 'apps/web/dist'])
    cpSync(path.join(ROOT, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !IS_COMPRESSED.test(file) && !file.endsWith('.compile-cache'),
    });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  renameAssets(path.join(folder, 'apps/web/dist'));
  rewrite(path.join(folder, 'apps'), (text) => text.replaceAll(CONTRACT, contract));
  return {
    main: path.join(folder, 'apps/server/dist/hub.cjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Gives every asset another hash, in its name and in all references. */
function renameAssets(web: string): void {
  const assets = path.join(web, 'assets');
  const names = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    const { hash, ending } = HASHED.exec(file)?.groups ?? {};
    if (hash === undefined) continue;
    names.set(file, `${Array.from(hash).toReversed().join('')}.${ending}`);
  }
  for (const [from, to] of names) renameSync(path.join(assets, from), path.join(assets, to));
  const named = /\b[\da-z]{7}\.\w+/g;
  rewrite(web, (text) => text.replaceAll(named, (file) => names.get(file) ?? file));
}

function rewrite(folder: string, change: (text: string) => string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !IS_TEXT.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
