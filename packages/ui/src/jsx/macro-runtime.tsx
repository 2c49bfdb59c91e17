import { isValidElement, type JSX, type ReactElement, type ReactNode } from 'react';
import { formatMessage } from '../language/format-message.ts';
import type { Descriptor } from '../language/macro-text.ts';
import { words } from '../language/words.ts';
import { Fragment, jsx } from './jsx-runtime.ts';

type Elements = Readonly<Record<string, ReactElement<{ readonly children?: ReactNode }>>>;

interface TransProps extends Descriptor {
  readonly components?: Elements;
}

/** What `<Trans>` of the macros becomes. Its values are put in after the tags are read: a player may be called `<0>`. */
export function Trans({ components = {}, message, values = {}, id }: TransProps): JSX.Element {
  const placed: ReactNode[] = [];
  const text = formatMessage(
    words.own(message, id),
    values,
    (value) => `${MARK}${placed.push(value as ReactNode) - 1}${MARK}`,
  );
  return jsx(Fragment as never, { children: withElements(text, components, placed) });
}

/** Stands around the number of a value in a text whose tags are still to be read; no message contains it. */
const MARK = '\u0001';
const VALUE = new RegExp(`${MARK}(\\d+)${MARK}`);
const TAG = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;

function withElements(text: string, elements: Elements, placed: readonly ReactNode[]): ReactNode[] {
  const parts = text.split(TAG);
  const shown: ReactNode[] = withValues(parts[0] ?? '', placed);
  for (let at = 1; at < parts.length; at += 4) {
    const element = elements[parts[at] ?? parts[at + 2] ?? ''];
    const inner = parts[at + 1];
    const content = inner === undefined ? element?.props.children : withElements(inner, elements, placed);
    if (element) shown.push(jsx(element.type as never, { ...element.props, children: content }, `e${at}`));
    shown.push(...withValues(parts[at + 3] ?? '', placed));
  }
  return shown;
}

/** Texts and the values between them. Two neighbouring texts become one, as React wants it of what is hydrated. */
const withValues = (text: string, placed: readonly ReactNode[]): ReactNode[] =>
  text
    .split(VALUE)
    .map((part, at) => (at % 2 === 0 ? part : withKey(placed[Number(part)], `v${part}`)))
    .filter((part) => part !== '');

/** React wants a key for each element of a list. */
const withKey = (value: ReactNode, key: string): ReactNode =>
  isValidElement(value) ? jsx(Fragment as never, { children: value }, key) : value;
