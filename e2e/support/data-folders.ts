import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerProcess } from '../../system-tests/players/server-process.ts';

/** Data folders of a hub that are not in use. */
export class DataFolders {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'hub-folders-'));
  readonly #hub: ServerProcess;

  constructor(hub: ServerProcess) {
    this.#hub = hub;
  }

  /** Stops the hub, keeps its data as a folder of this name, and starts it on a copy of another one; by default on nothing. */
  async exchange(name: string, other?: string): Promise<void> {
    const { dataDir } = this.#hub;
    await this.#hub.stop();
    cpSync(dataDir, path.join(this.#root, name), { recursive: true });
    for (const file of readdirSync(dataDir)) rmSync(path.join(dataDir, file), { recursive: true });
    if (other !== undefined) cpSync(path.join(this.#root, other), dataDir, { recursive: true });
    await this.#hub.restart();
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
