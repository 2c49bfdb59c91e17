import type { Key } from 'react';
import { jsxDEV as createElement, type JSXSource } from 'react/jsx-dev-runtime';
import { hasList, withOwnText } from './own-text.ts';

export { Fragment, type JSX } from 'react';

export const jsxDEV = (
  type: never,
  props: unknown,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => {
  const settled = withOwnText(type, props);
  return createElement(type, settled, key, isStatic && hasList(settled), source, self);
};
