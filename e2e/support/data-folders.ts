import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hub } from './hub.ts';

/** Data folders of a hub that are not in use. */
export class DataFolders {
  readonly #root = mkdtempSync(path.join(tmpdir(), 'hub-folders-'));
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /** Stops the hub, keeps its data as a folder of this name, and starts it on a copy of another one; by default on nothing. */
  async exchange(name: string, other?: string): Promise<void> {
    const { dataDir } = this.#hub;
    await this.#hub.drain();
    cpSync(dataDir, path.join(this.#root, name), { recursive: true });
    for (const file of readdirSync(dataDir)) rmSync(path.join(dataDir, file), { recursive: true });
    if (other !== undefined) cpSync(path.join(this.#root, other), dataDir, { recursive: true });
    await this.#hub.restart();
  }

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }
}
