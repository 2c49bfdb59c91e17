import { useSyncExternalStore } from 'react';

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
  const subscribe = (onChange: () => void): (() => void) => {
    const types = [changed, 'storage'];
    for (const type of types) window.addEventListener(type, onChange);
    return () => {
      for (const type of types) window.removeEventListener(type, onChange);
    };
  };
  return {
    read,
    save(text: string): void {
      try {
        localStorage.setItem(key, text);
        unstored = undefined;
      } catch {
        unstored = text;
      }
      window.dispatchEvent(new Event(changed));
    },
    /** The text, which follows choices in this and other tabs; static markup has `onServer`. */
    useText: (onServer: string | null = null): string | null =>
      useSyncExternalStore(subscribe, read, () => onServer),
  };
}
