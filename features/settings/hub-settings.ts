import * as z from 'zod/mini';
import { pausesSchema } from './pauses.ts';

const words = z.array(z.string());
const shape = {
  /** Who may create an account. */
  registration: z.enum(['open', 'invite', 'closed']),
  /** The text of a hub that is closed for maintenance. */
  maintenance: z.nullable(z.string()),
  /** When the hub was closed for maintenance, oldest first: games waited. */
  pauses: pausesSchema,
  /** Words that names may not contain, and names that the filter's lists let pass. */
  nameFilter: z.object({ refused: words, allowed: words }),
};
const settingsSchema = z.object(shape);
const noticeSchema = z.object({ text: z.string(), until: z.nullable(z.number()), at: z.number() });
/** A line for everyone: its text in Markdown, when it was added, and when it ends (ms since 1970). */
export type HostNotice = z.infer<typeof noticeSchema> & { readonly id: string };
export type HubSettings = z.infer<typeof settingsSchema> & {
  /** Newest first, also ended ones. Each is stored by itself, so that two hosts do not overwrite each other's. */
  readonly notices: readonly HostNotice[];
};

/** The name of the setting that holds a notice. */
export const noticeName = (id: string): string => `${NOTICE}${id}`;
const NOTICE = 'notice:';

export const DEFAULT_HUB_SETTINGS: HubSettings = {
  registration: 'open',
  maintenance: null,
  pauses: [],
  nameFilter: { refused: [], allowed: [] },
  notices: [],
};

/** Settings that a newer version wrote in another form, or that are damaged, have their defaults. */
export function readSettings(stored: ReadonlyMap<string, string>): HubSettings {
  const read = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(parseJson(stored.get(name)));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const notices = [...stored].flatMap(([name, value]) => {
    const parsed = noticeSchema.safeParse(parseJson(value));
    return name.startsWith(NOTICE) && parsed.success
      ? [{ id: name.slice(NOTICE.length), ...parsed.data }]
      : [];
  });
  return {
    ...DEFAULT_HUB_SETTINGS,
    ...(Object.fromEntries(read) as Partial<HubSettings>),
    notices: notices.toSorted((a, b) => b.at - a.at),
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
