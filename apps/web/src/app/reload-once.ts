/** Remembers in this tab which builds have reloaded, and when. */
const MARK = 'hub.reloadedFor';
/** So long (ms) a build that has reloaded does not do it again. */
export const RELOAD_AGAIN_MS = 3_600_000;

interface Mark {
  /** Tells builds apart; the entry's own address does. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Place {
  readonly window: Pick<Window, 'sessionStorage'>;
  readonly build: string;
  readonly reload: () => void;
}

/**
 * A reload that each build gets once, whatever it is for: a page whose server has moved on comes back as the new one, and
 * a fault that a reload does not mend cannot make it reload for ever; not even where old and new servers answer in turn.
 * Says whether it reloads. Where nothing can be remembered, a second reload could not be told from the first: it does not.
 */
export function reloadOnce({ window, build, reload }: Place): boolean {
  try {
    const now = Date.now();
    const marks = readMarks(window).filter(({ at }) => now - at < RELOAD_AGAIN_MS);
    if (marks.some((mark) => mark.build === build)) return false;
    window.sessionStorage.setItem(MARK, JSON.stringify([...marks, { build, at: now }]));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Anything but our own marks counts as none. */
function readMarks(window: Place['window']): readonly Mark[] {
  const text = window.sessionStorage.getItem(MARK);
  if (text === null) return [];
  try {
    const marks: unknown = JSON.parse(text);
    return Array.isArray(marks) ? marks.filter(isMark) : [];
  } catch {
    return [];
  }
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'build' in value &&
  typeof value.build === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
