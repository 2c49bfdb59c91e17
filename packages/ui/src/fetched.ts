import { type ComponentType, createElement, lazy, useState } from 'react';

/** Code of the page could not be fetched; only a full page reload helps. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}

/** A component whose code is fetched at once, but which the page does not wait for; suspends until it is there. */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = load().then(
    (component) => {
      loaded = component;
      return { default: component };
    },
    (cause: unknown) => {
      throw new CodeLoadError('A part of a page could not be loaded', { cause });
    },
  );
  // A failure appears when the component renders.
  loading.catch(() => undefined);
  const Late = lazy(() => loading);
  return function Fetched(props) {
    // Do not suspend for loaded code: React shows any fallback for at least 300 ms.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Component, props);
  };
}
