import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';

/** Replaces every text node of the page by nested elements, as browsers do that translate. */
const translate = (node: Node): void => {
  for (const child of Array.from(node.childNodes))
    if (child instanceof Text) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = child.data.toUpperCase();
      child.replaceWith(outer);
    } else translate(child);
};

const Button = ({ isBusy, children }: { readonly isBusy: boolean; readonly children?: unknown }) => (
  <button type="button">
    {isBusy && <i />}
    {children as string}
  </button>
);

it.each([
  ['an element before a text', (on: boolean) => <Button isBusy={on}>play</Button>, '<i></i>PLAY'],
  [
    'an element beside the texts of a list',
    (on: boolean) => <p>{['a', on && <b key="b" />, 'c']}</p>,
    'A<b></b>C',
  ],
  [
    'a text that comes',
    (on: boolean) => (
      <p>
        {on && 'new '}
        <b>old</b>
      </p>
    ),
    'new <b>OLD</b>',
  ],
  ['a number beside a text', (on: boolean) => <p>{on ? 2 : 1} points</p>, '2 points'],
  ['a number alone', (on: boolean) => <p>{on ? 1_000_000 : 1}</p>, '1,000,000'],
  [
    'a number beside an element',
    (on: boolean) => (
      <p>
        {on ? 2_000 : 1} points
        <b />
      </p>
    ),
    '2,000 points<b></b>',
  ],
  ['a text instead of an element', (on: boolean) => <p>{on ? 'over' : <b>ready</b>}</p>, 'over'],
  ['an element instead of a text', (on: boolean) => <p>{on ? <b>over</b> : 'ready'}</p>, '<b>over</b>'],
  [
    'the text of a fragment',
    (on: boolean) => (
      <p>
        {on && <i />}
        <>text</>
      </p>
    ),
    '<i></i>TEXT',
  ],
  [
    'the text of a boundary',
    (on: boolean) => (
      <p>
        {on && <i />}
        <Suspense>{on ? 2 : 1}</Suspense>
      </p>
    ),
    '<i></i>2',
  ],
  [
    'texts of a component',
    (on: boolean) => (
      <Button isBusy={on}>
        {on ? 2 : 1}
        {' of '}3
      </Button>
    ),
    '<i></i>2 of 3',
  ],
])('a page that the browser translates renders again: %s', (_, markup, expected) => {
  const { container, rerender } = render(markup(false));
  translate(container);
  rerender(markup(true));
  expect(container.firstElementChild?.innerHTML.replaceAll(/<\/?(?:font|own-text)>/g, '')).toBe(expected);
});
