import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Arguments for a headless browser that runs as root on a machine without a display and never calls home. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH` if set, else the one that npm installed, unpacked once into
 * `node_modules/.cache`.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return chosen;
  // The package unpacks into the temp folder under a fixed name and never checks its version: give it a folder of its own.
  const folder = path.resolve(
    import.meta.dirname,
    '../node_modules/.cache',
    `chromium-${installedVersion()}`,
  );
  mkdirSync(folder, { recursive: true });
  nameFonts(folder);
  return await withEnvironment(
    // The second variable makes it unpack the shared libraries (NSS and friends) that a bare machine lacks.
    { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    async () => await (await import('@sparticuz/chromium')).default.executablePath(),
  );
}

/** The package's own font list names folders of another machine, and a browser without any font dies on a text field. */
function nameFonts(folder: string): void {
  const file = path.join(folder, 'fonts.conf');
  const folders = [path.join(folder, 'fonts'), '/usr/share/fonts']
    .map((name) => `<dir>${name}</dir>`)
    .join('');
  const cache = `<cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>`);
  process.env['FONTCONFIG_FILE'] = file;
}

function installedVersion(): string {
  let folder = path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  while (!existsSync(path.join(folder, 'bin'))) folder = path.dirname(folder);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

async function withEnvironment<T>(values: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
