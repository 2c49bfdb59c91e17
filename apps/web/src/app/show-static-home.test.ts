import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { showStaticHome } from './show-static-home.ts';

const MARKUP = `<div hidden inert data-returning="Welcome back, "><h1>Welcome, <bdi><span></span></bdi></h1></div>`;

function open(): { readonly root: HTMLElement; readonly markup: HTMLElement } {
  const root = document.createElement('div');
  root.innerHTML = MARKUP;
  return { root, markup: root.firstElementChild as HTMLElement };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('showStaticHome', () => {
  it('shows the markup with the name of the player, which stays inert', () => {
    const { root, markup } = open();
    expect(showStaticHome(root, tokenFor('Éowyn <b>'))).toBe(true);
    expect(markup.hidden).toBe(false);
    expect(markup.hasAttribute('inert')).toBe(true);
    expect(markup.textContent).toBe('Welcome, Éowyn <b>');
  });

  it('greets a returning player as such', () => {
    localStorage.setItem('hub.visitor', 'account-Kestrel');
    const { root, markup } = open();
    showStaticHome(root, tokenFor('Kestrel'));
    expect(markup.textContent).toBe('Welcome back, Kestrel');
  });

  it.each([
    ['is missing', undefined],
    ['cannot be read', 'a.b.c'],
  ])('shows nothing and returns false if the token %s', (_, token) => {
    const { root, markup } = open();
    expect(showStaticHome(root, token)).toBe(false);
    expect(markup.hidden).toBe(true);
    expect(localStorage.getItem('hub.visitor')).toBeNull();
  });

  it('returns false for a page without static markup', () =>
    expect(showStaticHome(document.createElement('div'), tokenFor('Kestrel'))).toBe(false));
});
