import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForCues } from './cue-listener.ts';
import { type PlayCue, SILENCE } from './playing-cue.ts';

const play = vi.fn<PlayCue>(() => SILENCE);
const played = () => play.mock.calls.map(([cue]) => cue);
let stop: () => void;

beforeEach(() => {
  play.mockClear();
  stop = listenForCues(document, play);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const target = document.querySelector<HTMLElement>('[data-target]');
  if (!target) throw new Error('no target in the page');
  return target;
}

const over = (target: Element, pointerType: string, relatedTarget: Element = document.body) =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType, relatedTarget }));
const toggled = (target: Element, newState: string) =>
  target.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a press', () => {
  it.each([
    ['<button data-target>Play</button>', ['click']],
    ['<a href="#shop" data-target>Shop</a>', ['click']],
    ['<li role="option" data-target>Garen</li>', ['click']],
    ['<button aria-pressed="false" data-target>Rare</button>', ['click2']],
    ['<button role="switch" data-target>Private</button>', ['click2']],
    ['<label data-target><input type="radio" />3</label>', ['click2']],
    ['<details><summary data-target>Why?</summary></details>', ['open2']],
    ['<details open><summary data-target>Why?</summary></details>', ['click']],
    ['<nav data-cue="click3"><a href="#shop" data-target>Shop</a></nav>', ['click3']],
    ['<nav data-cue="click3"><button data-cue="slide" data-target>Next</button></nav>', ['slide']],
    ['<nav data-cue="click3"><dialog open><button data-target>Stay</button></dialog></nav>', ['click']],
    ['<dialog open data-cue="click3"><a href="#shop" data-target>Shop</a></dialog>', ['click3']],
    ['<div data-cue="none"><button data-target>Guess</button></div>', []],
    ['<button data-cue="fanfare" data-target>Guess</button>', []],
    ['<button aria-disabled="true" data-target>Guess</button>', []],
    ['<p data-target>Text</p>', []],
    ['<div data-cue="click3"><p data-target>Text</p></div>', []],
  ])('of %s plays %j', (html, cues) => {
    show(html).click();
    expect(played()).toEqual(cues);
  });

  it('of a select sounds when another option was chosen', () => {
    const select = show('<select data-target><option>Name</option></select>');
    select.click();
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(played()).toEqual(['click2']);
  });

  it('is heard where the control keeps its clicks to itself', () => {
    const button = show('<button data-target>Play</button>');
    button.addEventListener('click', (event) => event.stopPropagation());
    button.click();
    expect(played()).toEqual(['click']);
  });
});

describe('a pointer', () => {
  const card = '<a href="#rift" data-cue-hover="hover"><b>Rift</b><i data-target>Play</i></a>';

  it('plays once when a mouse enters a card', () => {
    const inside = show(card);
    over(inside, 'mouse');
    over(document.querySelector('b') ?? inside, 'mouse', inside);
    expect(played()).toEqual(['hover']);
  });

  it('plays nothing for a finger, nor where no card is', () => {
    over(show(card), 'touch');
    over(show('<button data-target>Play</button>'), 'mouse');
    expect(played()).toEqual([]);
  });
});

describe('what opens over the page', () => {
  it('a dialog plays open, and close when React takes it out', async () => {
    const dialog = show('<section><dialog open data-target></dialog></section>');
    toggled(dialog, 'open');
    expect(played()).toEqual(['open']);
    document.querySelector('section')?.append('a change elsewhere');
    await settled();
    expect(played()).toEqual(['open']);
    dialog.remove();
    await settled();
    document.body.append('later');
    await settled();
    expect(played()).toEqual(['open', 'close']);
  });

  it('a dialog that closes in its place plays close as well', async () => {
    const dialog = show('<dialog open data-target></dialog>');
    toggled(dialog, 'open');
    dialog.removeAttribute('open');
    toggled(dialog, 'closed');
    await settled();
    expect(played()).toEqual(['open', 'close']);
  });

  it('a tooltip plays hover, and nothing when it goes', () => {
    const tooltip = show('<div role="tooltip" popover="manual" data-target></div>');
    toggled(tooltip, 'open');
    toggled(tooltip, 'closed');
    expect(played()).toEqual(['hover']);
  });

  it('the layer of the notifications plays nothing: each notification has its own cue', () => {
    toggled(show('<section popover="manual" data-target></section>'), 'open');
    expect(played()).toEqual([]);
  });

  it('a section that was open from the start plays nothing', () => {
    toggled(show('<details open data-target></details>'), 'open');
    expect(played()).toEqual([]);
  });
});

it('is silent once it is stopped', async () => {
  const dialog = show('<dialog open data-target><button>Stay</button></dialog>');
  dialog.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  stop();
  document.querySelector('button')?.click();
  dialog.remove();
  await settled();
  expect(played()).toEqual(['open']);
});
