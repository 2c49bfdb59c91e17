import { type ReactNode, useMemo, useState } from 'react';
import { entryOf, FIRST_ENTRY } from '../history-entry.ts';
import { NavigationContext } from '../navigation.ts';

interface Props {
  /** Addresses visited before, oldest first; the last one is shown. */
  readonly visited?: readonly string[];
  readonly children?: ReactNode;
}

/** A navigation without a browser. */
export function MemoryNavigation({ visited = ['/'], children }: Props) {
  const [entries, setEntries] = useState(() =>
    visited.map((address, index) => entryOf(address, index === 0 ? FIRST_ENTRY : String(index), true)),
  );
  const entry = entries.at(-1) ?? entryOf('/', FIRST_ENTRY, true);
  const navigation = useMemo(
    () => ({
      entry,
      go(address: string, { replace = false }: { readonly replace?: boolean } = {}) {
        const next = entryOf(new URL(address, `http://hub${entry.pathname}`).href, address, false);
        setEntries((all) => [...(replace ? all.slice(0, -1) : all), next]);
      },
      goBack: () => setEntries((all) => all.slice(0, -1)),
      guard: () => () => undefined,
    }),
    [entry],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
