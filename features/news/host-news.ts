import { shortId } from '@hub/server/platform/ids.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import type { HostNewsStore } from './ports.ts';

type Deps = Author & { readonly store: HostNewsStore };

/** What the host does with the news of the hub. Each act has a line in the audit log. */
export type HostNewsDesk = {
  /** Adds a piece with its text in Markdown; returns its id. */
  add(title: string, text: string): Promise<string>;
  /** False if there is none with this id. */
  remove(id: string): Promise<boolean>;
};

export function createHostNewsDesk({ store, ...author }: Deps): HostNewsDesk {
  const line = logLines(author);
  return {
    async add(title, text) {
      const id = shortId();
      await store.add({ id, title, text, at: author.clock.now() }, line('add news', id));
      return id;
    },
    remove: (id) => store.remove(id, line('remove news', id)),
  };
}
