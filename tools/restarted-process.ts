import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, watch } from 'chokidar';

/** Editors save in several steps; a checkout changes many files. */
const SETTLE_MS = 100;

export interface RestartedProcessOptions {
  /** Files and folders whose changes restart the process. */
  readonly watched: readonly string[];
  /** Whether a changed path matters; default: all do. */
  readonly matters?: (file: string) => boolean;
  readonly cwd: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Runs Node with these arguments, and again after every change of what it watches, also after a crash. Unlike `node --watch`
 * it notices files that are replaced, as many editors and git do.
 */
export class RestartedProcess {
  readonly #args: readonly string[];
  readonly #options: RestartedProcessOptions;
  readonly #watcher: FSWatcher;
  #child: ChildProcess | undefined;
  #restarting: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** How often the process was started. */
  starts = 0;

  constructor(args: readonly string[], options: RestartedProcessOptions) {
    this.#args = args;
    this.#options = options;
    this.#watcher = watch([...options.watched], {
      ignoreInitial: true,
      ignored: /node_modules\/(?!\.)|\/dist\//,
    });
    this.#watcher.on('all', (_event, file) => {
      if (options.matters?.(file) === false) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#restarting = this.#restart(this.#restarting);
      }, SETTLE_MS);
    });
    this.#start();
  }

  /** Resolves once changes are noticed. */
  async ready(): Promise<void> {
    await once(this.#watcher, 'ready');
  }

  /** Stops the process for good. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#watcher.close();
    await this.#restarting;
    await this.#end();
  }

  #start(): void {
    const { cwd, variables } = this.#options;
    this.starts += 1;
    this.#child = spawn(process.execPath, this.#args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
  }

  /** Restarts after the restart that is under way, if any. */
  async #restart(earlier: Promise<void>): Promise<void> {
    await earlier;
    await this.#end();
    this.#start();
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}
