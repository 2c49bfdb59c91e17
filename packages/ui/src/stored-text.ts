/** A choice that this browser keeps as text. Where it refuses storage, the choice lasts until the page closes. */
export function storedText(key: string) {
  /** Event for a new choice in this tab; the `storage` event only reaches other tabs. */
  const changed = `stored:${key}`;
  let unstored: string | undefined;

  const read = (): string | null => {
    try {
      return unstored ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const save = (text: string): void => {
    try {
      localStorage.setItem(key, text);
      unstored = undefined;
    } catch {
      unstored = text;
    }
    window.dispatchEvent(new Event(changed));
  };
  /** Calls back for a new choice in this or another tab, until the returned function is called. */
  const subscribe = (onChange: () => void): (() => void) => {
    const end = new AbortController();
    for (const type of [changed, 'storage']) window.addEventListener(type, onChange, { signal: end.signal });
    return () => end.abort();
  };
  return { read, save, subscribe };
}
