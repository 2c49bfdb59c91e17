import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The flags with which `npm start` starts the server: a server whose memory or time is measured runs with them, too. */
export function startFlags(): string[] {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { readonly scripts: { readonly start: string } };
  return scripts.start.match(/(?<= )--[\w-]+=\S+/g) ?? [];
}
