import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { emblems } from '@hub/catalog/emblem-facts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hash } from '../art/hash.ts';
import { avatarUrl, itemUrl, sigilUrl } from '../art/sigil-url.ts';
import { Avatar } from './avatar.tsx';
import { ChampionEmblem } from './champion-emblem.tsx';
import { ItemEmblem } from './item-emblem.tsx';
import { Portrait } from './portrait.tsx';
import { SpellRune } from './spell-rune.tsx';

const ART = path.resolve(import.meta.dirname, '../art');
const picture = (container: HTMLElement) => container.querySelector('img');
const markup = (element: ReactElement) => renderToStaticMarkup(element);

// Golden values: a change here changes the emblem of every champion.
it.each([
  ['', 760_700_053],
  ['Ahri', 934_964_851],
  ['MonkeyKing', 4_071_538_715],
])('hash of %j stays the same for ever', (text, expected) => expect(hash(text)).toBe(expected));

describe('ChampionEmblem', () => {
  it('shows the sigil of every champion', () => {
    const shown = emblems.map(({ id }) => /src="([^"]+)"/.exec(markup(<ChampionEmblem id={id} />))?.[1]);
    expect(shown).toEqual(emblems.map(({ id }) => sigilUrl(id)));
    for (const url of shown)
      expect(existsSync(path.join(ART, 'sigils', path.basename(url ?? '')))).toBe(true);
  });

  it('keeps its ground when the file does not come, and for a champion that it does not know', () => {
    const { container, rerender } = render(<ChampionEmblem id="Ahri" />);
    fireEvent.error(picture(container) ?? container);
    expect(picture(container)).toBeNull();
    rerender(<ChampionEmblem id="Nobody" />);
    expect(container).toHaveTextContent('?');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

const runeMarkup = (slot: string) => markup(<SpellRune champion="Lux" slot={slot} />);

it('ItemEmblem shows the drawing of its item', () => {
  const { container } = render(<ItemEmblem id="3031" />);
  expect(picture(container)?.getAttribute('src')).toBe(itemUrl(3031));
});

it('SpellRune is the same for the same spell', () => {
  expect(runeMarkup('Q')).toBe(runeMarkup('Q'));
  expect(runeMarkup('Q')).not.toBe(runeMarkup('R'));
});

const portrait = (src: string) => (
  <Portrait src={src}>
    <span>Ahri</span>
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
    expect(screen.getByText('Ahri')).toBeTruthy();
  });

  it('removes a picture that fails, and tries again with another address', () => {
    const { container, rerender } = render(portrait('/gone.png'));
    const image = picture(container);
    if (!image) throw new Error('There is no picture');
    fireEvent.error(image);
    expect(picture(container)).toBeNull();
    expect(screen.getByText('Ahri')).toBeTruthy();
    rerender(portrait('/other.png'));
    expect(picture(container)?.getAttribute('src')).toBe('/other.png');
  });

  it('has no picture without an address', () => {
    const { container } = render(
      <Portrait>
        <span>Ahri</span>
      </Portrait>,
    );
    expect(picture(container)).toBeNull();
  });
});

const ids = Array.from({ length: 6000 }, (_, player) => `player-${player}`);

function color(id: string) {
  const { container } = render(<Avatar id={id} />);
  return container.querySelector<HTMLElement>('span')?.style.getPropertyValue('--c');
}

describe('Avatar', () => {
  it('shows the avatar of its id', () => {
    const { container } = render(<Avatar id="player-1" />);
    expect(picture(container)?.getAttribute('src')).toBe(avatarUrl('player-1'));
    expect(container.textContent).toBe('');
  });

  it('shows its field alone when the file does not come', () => {
    const { container, rerender } = render(<Avatar id="player-1" />);
    fireEvent.error(picture(container) ?? container);
    expect(picture(container)).not.toBeVisible();
    rerender(<Avatar id="player-2" />);
    expect(picture(container)).toBeVisible();
  });

  it('shows its icon instead of the avatar', () => {
    const { container } = render(<Avatar id="player-1">icon</Avatar>);
    expect(picture(container)).toBeNull();
  });

  it('has a file for every avatar, and a player for every file', () => {
    const files = readdirSync(path.join(ART, 'avatars')).toSorted();
    expect([...new Set([null, ...ids].map((id) => path.basename(avatarUrl(id))))].toSorted()).toEqual(files);
  });

  it('has avatars, fields and colours that do not depend on one another', () => {
    const looks = new Set(ids.map((id) => `${avatarUrl(id)} ${hash(id) % 72}`));
    const avatars = new Set(ids.map(avatarUrl));
    // So many players show 89 % of all looks when they are independent.
    expect(looks.size).toBeGreaterThan(avatars.size * 72 * 0.8);
  });

  it('has the colour of its id', () => {
    expect(color('player-1')).toBe(color('player-1'));
    expect(new Set(ids.slice(0, 40).map(color)).size).toBeGreaterThan(4);
  });
});
