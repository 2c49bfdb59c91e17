import { createElement, type Key } from 'react';
import { formatFigure } from '../language/figure.ts';

type Text = string | number;

const isText = (child: unknown): child is Text => typeof child === 'string' || typeof child === 'number';

/**
 * The props of an element whose texts have elements of their own. A browser that translates a page replaces text nodes. React
 * keeps such a node only for a text that has siblings; it would insert beside a node that has left the page, which throws, and
 * update one that nobody sees. A text that is all that an element contains it writes as the content of the element.
 */
export function withOwnText<P>(type: unknown, props: P): P {
  const { children } = props as { readonly children?: unknown };
  const settled = isText(children)
    ? textOf(type, children)
    : Array.isArray(children)
      ? listOf(type, children)
      : children;
  return settled === children ? props : { ...props, children: settled };
}

/** Numbers are written as the language of the page does. */
const shown = (text: Text): string => (typeof text === 'number' ? formatFigure(text) : text);
const joined = (texts: readonly unknown[]): string => texts.map((text) => shown(text as Text)).join('');

/** Whether children are left to be a list; several texts are one. */
export const hasList = (props: unknown): boolean =>
  Array.isArray((props as { readonly children?: unknown }).children);

/** The parent of what fragments and boundaries contain may have other children. Other components place a text themselves. */
const textOf = (type: unknown, text: Text): unknown =>
  typeof type === 'symbol' ? wrapped(shown(text)) : shown(text);

function listOf(type: unknown, children: readonly unknown[]): unknown {
  if (children.length > 0 && children.every(isText)) return textOf(type, joined(children));
  return children.some((child) => isText(child) || Array.isArray(child)) ? wrappedRuns(children) : children;
}

/** Neighbouring texts share one element, as they share one box of their parent's layout. Places, which are keys, stay. */
function wrappedRuns(children: readonly unknown[]): readonly unknown[] {
  return children.map((child, index) => {
    if (Array.isArray(child)) return wrappedRuns(child);
    if (!isText(child)) return child;
    if (index > 0 && isText(children[index - 1])) return null;
    const end = children.findIndex((next, at) => at > index && !isText(next));
    return wrapped(joined(children.slice(index, end === -1 ? undefined : end)), `text-${index}`);
  });
}

/** Its own name, so that the styles of other elements do not apply to it. Of a space, which is no item of a flex box, no box. */
const wrapped = (text: string, key?: Key) =>
  text === ''
    ? null
    : createElement('own-text', { key, style: text.trim() === '' ? NO_BOX : undefined }, text);
const NO_BOX = { display: 'contents' };
