import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const NOT_COPIED = /^(?:node_modules|\.git|data|coverage|test-results|playwright-report)$/;
/** A tool that has not ended by then is stopped. */
const LONGEST_RUN_MS = 1_200_000;
const LEFT_OUT = /\/(?:node_modules|dist|committed)(?:\/|$)/;

/** A copy of the repository that a test may change. It keeps what the compiler knows, so that only changes are compiled. */
export class ProductCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'hub-games-'));

  constructor() {
    for (const name of readdirSync(ROOT).filter((name) => !NOT_COPIED.test(name)))
      cpSync(path.join(ROOT, name), path.join(this.folder, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (file) => !LEFT_OUT.test(file.slice(ROOT.length)),
      });
    this.#linkPackages();
  }

  /** Gives the copy the packages of this repository, with its own workspaces among them. */
  #linkPackages(): void {
    const from = path.join(ROOT, 'node_modules');
    const to = path.join(this.folder, 'node_modules');
    mkdirSync(path.join(to, '@hub'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== '@hub') symlinkSync(path.join(from, name), path.join(to, name));
    for (const file of globSync('{{packages,apps}/*,features,games}/package.json', { cwd: this.folder })) {
      const { name } = JSON.parse(readFileSync(path.join(this.folder, file), 'utf8')) as { name: string };
      symlinkSync(path.join(this.folder, path.dirname(file)), path.join(to, name));
    }
  }

  /** Runs a tool in the copy and returns what it prints; throws with that if it fails. */
  run(tool: string, ...args: readonly string[]): Promise<string> {
    return this.#run(tool, args, {});
  }

  /** The same with the long forms of suites. */
  runLong(tool: string, ...args: readonly string[]): Promise<string> {
    return this.#run(tool, args, { LONG: '1' });
  }

  async #run(
    tool: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
  ): Promise<string> {
    const command = path.join(ROOT, 'node_modules/.bin', tool);
    // The tools run as a contributor's do, not as parts of this test.
    const {
      CI: _ci,
      LONG: _long,
      VITEST: _test,
      NODE_ENV: _mode,
      TEST_SERVER: _built,
      ...rest
    } = process.env;
    try {
      const { stdout } = await promisify(execFile)(command, args, {
        cwd: this.folder,
        maxBuffer: 64 * 1024 * 1024,
        timeout: LONGEST_RUN_MS,
        env: { ...rest, ...variables, NO_COLOR: '1' },
      });
      return stdout;
    } catch (failure) {
      const { stdout, stderr } = failure as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`, { cause: failure });
    }
  }

  /** Starts the server, which is expected to refuse; throws with what it says. */
  async start(): Promise<string> {
    writeFileSync(
      path.join(this.folder, 'start.env'),
      `PORT=0\nDATA_DIR=${path.join(this.folder, 'data')}\n`,
    );
    const main = path.join(this.folder, 'apps/server/src/main.ts');
    return this.run('node', '--env-file=start.env', main);
  }

  /** Starts `npm run dev`; returns the address of its pages, and what ends it. */
  async dev(): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> {
    const child = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['tools/dev.ts'], {
      cwd: this.folder,
      env: { ...process.env, PORT: '0', DATA_DIR: path.join(this.folder, 'data'), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stop = async (): Promise<unknown> => {
      child.kill();
      return once(child, 'exit');
    };
    for await (const line of createInterface(child.stdout)) {
      const url = /Local: +(\S+)/.exec(line)?.[1];
      if (url !== undefined) return { url, stop };
    }
    throw new Error('npm run dev ended before it served pages');
  }

  /** Builds the server and the pages. */
  async build(): Promise<void> {
    await this.run('node', 'apps/server/scripts/bundle.ts');
    await this.run('vite', 'build', '--logLevel', 'warn', 'apps/web');
  }

  /** Files that the repository does not have, or has otherwise. */
  changes(): string[] {
    const files = globSync('{apps,games,packages,docs,bench,e2e,system-tests,tests,tools,templates}/**/*.*', {
      cwd: this.folder,
      exclude: ['**/node_modules/**', '**/.tsbuild/**', '**/*.tsbuildinfo', '**/dist/**'],
    });
    return files.filter(
      (file) => contentOf(path.join(this.folder, file)) !== contentOf(path.join(ROOT, file)),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Undefined for a folder, and where there is no file. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
