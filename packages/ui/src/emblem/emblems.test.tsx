import { emblems } from '@hub/catalog/emblem-facts';
import { itemEmblems } from '@hub/catalog/item-emblems';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { ChampionEmblem } from './champion-emblem.tsx';
import { hash } from './hash.ts';
import { ItemEmblem } from './item-emblem.tsx';
import { monogram } from './monogram.ts';
import { Portrait } from './portrait.tsx';
import { SpellRune } from './spell-rune.tsx';

const markup = (element: ReactElement) => renderToStaticMarkup(element);

describe('hash', () => {
  // Golden values: a change here changes the emblem of every champion.
  it.each([
    ['', 760_700_053],
    ['Ahri', 934_964_851],
    ['MonkeyKing', 4_071_538_715],
  ])('of %j stays the same for ever', (text, expected) => {
    expect(hash(text)).toBe(expected);
  });
});

describe('monogram', () => {
  it.each([
    ['Ahri', 'Ah'],
    ['Miss Fortune', 'MF'],
    ['Dr. Mundo', 'DM'],
    ["Kai'Sa", 'Ka'],
    ['Nunu & Willump', 'NW'],
    ['Éowyn', 'Éo'],
    ['&', ''],
  ])('of %j is %j', (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});

describe('ChampionEmblem', () => {
  it('is the same for the same id, and another one for every other id', () => {
    const drawn = emblems.map(({ id }) => markup(<ChampionEmblem id={id} />));
    expect(drawn.length).toBeGreaterThan(160);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(emblems.map(({ id }) => markup(<ChampionEmblem id={id} />))).toEqual(drawn);
  });

  it.each(emblems.map(({ id, name }) => [id, name]))('draws %s whole', (id, name) => {
    const { container } = render(<ChampionEmblem id={id} />);
    expect(screen.getByRole('img', { name })).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/NaN|undefined|style=/);
  });

  it('draws an unknown champion too, and is silent as decoration', () => {
    const { container } = render(<ChampionEmblem id="Nobody" label="" />);
    expect(container.textContent).toContain('No');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('leaves the role out when compact', () => {
    const whole = markup(<ChampionEmblem id="Ahri" />);
    const compact = markup(<ChampionEmblem id="Ahri" compact />);
    expect(whole.match(/<path/g)?.length).toBe((compact.match(/<path/g)?.length ?? 0) + 2);
  });
});

const itemMarkup = (id: number) => markup(<ItemEmblem id={id} name="Item" />);
const runeMarkup = (slot: string) => markup(<SpellRune champion="Lux" slot={slot} />);

describe('ItemEmblem and SpellRune', () => {
  it('draws items of the same family and material differently by id', () => {
    const drawn = itemEmblems.map(({ id }) => itemMarkup(id));
    const twins = drawn.length - new Set(drawn).size;
    expect(twins).toBeLessThanOrEqual(6);
    expect(drawn.join('')).not.toMatch(/NaN|undefined/);
  });

  it('draws an item that the catalog does not know', () => {
    expect(itemMarkup(9_999)).toContain('<path');
  });

  it('are the same for the same id', () => {
    expect(itemMarkup(3031)).toBe(itemMarkup(3031));
    expect(runeMarkup('Q')).toBe(runeMarkup('Q'));
    expect(runeMarkup('Q')).not.toBe(runeMarkup('R'));
    render(<SpellRune champion="MonkeyKing" slot="R" />);
    expect(screen.getByRole('img', { name: 'Wukong R' })).toBeTruthy();
  });
});

const picture = (container: HTMLElement) => container.querySelector('img');
const portrait = (src: string) => (
  <Portrait src={src}>
    <ChampionEmblem id="Ahri" />
  </Portrait>
);

describe('Portrait', () => {
  it('keeps its emblem under a picture that loads', () => {
    const { container } = render(portrait('/ahri.png'));
    const image = picture(container);
    if (!image) throw new Error('There is no picture');
    const before = image.className;
    fireEvent.load(image);
    expect(picture(container)?.className).not.toBe(before);
    expect(screen.getByRole('img', { name: 'Ahri' })).toBeTruthy();
  });

  it('removes a picture that fails, and tries again with another address', () => {
    const { container, rerender } = render(portrait('/gone.png'));
    const image = picture(container);
    if (!image) throw new Error('There is no picture');
    fireEvent.error(image);
    expect(picture(container)).toBeNull();
    expect(screen.getByRole('img', { name: 'Ahri' })).toBeTruthy();
    rerender(portrait('/other.png'));
    expect(picture(container)?.getAttribute('src')).toBe('/other.png');
  });

  it('has no picture without an address', () => {
    const { container } = render(
      <Portrait>
        <ChampionEmblem id="Ahri" />
      </Portrait>,
    );
    expect(picture(container)).toBeNull();
  });
});

function color(name: string, id: string) {
  const { container } = render(<Avatar name={name} id={id} />);
  return container.querySelector<HTMLElement>('span')?.style.getPropertyValue('--c');
}

describe('Avatar', () => {
  it.each([
    ['kestrel', 'K'],
    ['  mossy', 'M'],
    ['🦊fox', '🦊'],
    ['', '?'],
  ])('of %j shows %j', (name, letter) => {
    const { container } = render(<Avatar name={name} id="player-1" />);
    expect(container.textContent).toBe(letter);
  });

  it('has the colour of its id, whatever the name', () => {
    expect(color('Kestrel', 'player-1')).toBe(color('Renamed', 'player-1'));
    const colors = new Set(Array.from({ length: 40 }, (_, player) => color('Kestrel', `player-${player}`)));
    expect(colors.size).toBeGreaterThan(4);
  });
});
