import type { Key } from 'react';
import * as react from 'react/jsx-runtime';
import { hasList, withOwnText } from './own-text.ts';

export { Fragment, type JSX } from 'react';

type Create = (type: never, props: unknown, key?: Key) => react.JSX.Element;

export const jsx: Create = (type, props, key) => react.jsx(type, withOwnText(type, props), key);
export const jsxs: Create = (type, props, key) => {
  const settled = withOwnText(type, props);
  return (hasList(settled) ? react.jsxs : react.jsx)(type, settled, key);
};
