import { chooseLanguage } from '@hub/ui/language/chosen-language.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectLanguage } from './language-select.tsx';
import { OfferLayer } from './offer-layer.tsx';

// Fetched where there is something to offer.
beforeAll(() => import('./language-offer.tsx'));
afterEach(() => localStorage.clear());

const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const offer = () => screen.findByRole('complementary', { name: /also speaks/ });

/** What is offered once all code has come. */
async function shownOffer() {
  render(<OfferLayer />);
  await act(() => vi.dynamicImportSettled());
  return screen.queryByRole('complementary');
}

describe('the offer of the language of the browser', () => {
  it('is made once to a player who chose another one', async () => {
    browserSpeaks('sv', 'en-GB', 'de');
    chooseLanguage('de_DE');
    const { unmount } = render(<OfferLayer />);
    expect(await offer()).toHaveAttribute('lang', 'en-GB');
    unmount();
    expect(await shownOffer()).toBeNull();
  });

  it('is made when the choice comes with the account, and ended by a choice of the player', async () => {
    browserSpeaks('en');
    render(<OfferLayer />);
    act(() => chooseLanguage('de_DE'));
    expect(await offer()).toHaveAttribute('lang', 'en-US');
    act(() => selectLanguage('fr_FR'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is taken with a press, and closed with another', async () => {
    const user = userEvent.setup();
    browserSpeaks('en');
    chooseLanguage('de_DE');
    const { unmount } = render(<OfferLayer />);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('gameLanguage')).toBe('de_DE');
    unmount();
    localStorage.removeItem('hub.answeredLanguages');
    render(<OfferLayer />);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Change to English' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('gameLanguage')).toBe('en_US');
  });

  it.each([
    ['has made no choice', ['en'], undefined],
    ['chose what the browser speaks', ['de-AT', 'en'], 'de_DE'],
    ['chose another English', ['en-AU'], 'en_US'],
    ['has a browser that speaks none of the languages', ['sv'], 'de_DE'],
  ] as const)('is not made to a player who %s', async (_, tags, chosen) => {
    browserSpeaks(...tags);
    if (chosen) chooseLanguage(chosen);
    expect(await shownOffer()).toBeNull();
  });
});
