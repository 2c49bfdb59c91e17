import type { HubNotice } from '@hub/protocol/http/activity';
import type { Clock } from '@hub/server/platform/clock.ts';
import { readMarkdownLine } from '@hub/server/platform/markdown.ts';
import type { CurrentSettings, HubSettings } from './hub-settings.ts';

/** Notices that a page receives; it shows one after the other is dismissed. */
const SHOWN = 3;

/** Returns what pages show everyone at this time, newest first. */
export function createShownNotices(
  settings: Pick<CurrentSettings, 'current'>,
  clock: Clock,
): () => HubNotice[] {
  let known: HubSettings['notices'] | undefined;
  let read: readonly (HubNotice & { readonly until: number | null })[] = [];
  return () => {
    const { notices } = settings.current;
    if (notices !== known)
      read = notices.map(({ id, text, until }) => ({ id, until, spans: readMarkdownLine(text) }));
    known = notices;
    const now = clock.now();
    return read
      .filter(({ until }) => until === null || until > now)
      .slice(0, SHOWN)
      .map(({ id, spans }) => ({ id, spans }));
  };
}
