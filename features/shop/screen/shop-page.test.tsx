import { accountSchema } from '@hub/protocol/http/accounts';
import { keyOf, words } from '@hub/ui/language/words.ts';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { type PlayCue, SILENCE } from '@hub/web/sound/playing-cue.ts';
import { SoundProvider } from '@hub/web/sound/sound-context.ts';
import { createSoundSettings } from '@hub/web/sound/sound-settings.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshAccount } from '../../../apps/web/src/app/testing/render-app.tsx';
import {
  type Answer,
  heldAnswer,
  readable,
  renderPage,
} from '../../../apps/web/src/pages/reading/testing/render-page.tsx';
import { BalanceProvider } from '../../ledger/screen/balance-state.tsx';
import { ShopPage } from './shop-page.tsx';
import { effect, icon } from './testing/items.ts';

const ME = '0198c5a2-7a4e-7000-8000-000000000001';
const playCue = vi.fn<PlayCue>(() => SILENCE);
const EFFECTS = [
  effect({ name: 'Rainbow Glow', price: 500, rarity: 'uncommon', cssClass: 'fx-rainbow' }),
  effect({ name: 'Golden Crown', price: 750, salePrice: 600, rarity: 'epic', cssClass: 'fx-gold' }),
  effect({ name: 'Cosmic Drift', price: 2000, rarity: 'mythic', cssClass: 'fx-cosmic' }),
];
const ICONS = [icon({ name: 'Azir', price: 1800, rarity: 'mythic' }), icon({ name: 'Jinx', price: 600 })];

type Given = {
  /** The server's answer to a purchase. */
  readonly purchase?: (body: unknown) => Answer | Promise<Answer>;
  readonly balances?: readonly number[];
  readonly owned?: () => readonly { readonly type: string; readonly name: string }[];
  readonly effects?: () => Answer;
  readonly answers?: Readonly<Record<string, () => Answer>>;
};

async function open({ purchase, balances = [1000], owned = () => [], effects, answers }: Given = {}) {
  const left = [...balances];
  const account = accountSchema.parse({
    ...freshAccount,
    moreOrLessStats: { ...freshAccount.moreOrLessStats, rank: 214 },
  });
  const rendered = renderPage(
    <SoundProvider
      value={{
        settings: createSoundSettings(safeStorage(() => localStorage)),
        playCue,
        stopAll: () => undefined,
      }}
    >
      <BalanceProvider accountId={ME}>
        <ShopPage />
      </BalanceProvider>
    </SoundProvider>,
    {
      answers: {
        'GET /api/accounts/': () => ({ body: account }),
        [`GET /api/accounts/${ME}/current-blue-essence`]: () => ({
          body: { blueEssence: left.length > 1 ? left.shift() : left[0] },
        }),
        [`GET /api/accounts/${ME}/owned-items`]: () => ({ body: owned() }),
        'GET /api/shop/type/username_effect': effects ?? (() => ({ body: EFFECTS })),
        'GET /api/shop/type/profile_icon': () => ({ body: ICONS }),
        ...answers,
        ...(purchase && { 'POST /api/shop/purchase': purchase }),
      },
    },
  );
  await screen.findByRole('button', { name: /^Azir/ });
  const toasts = () => rendered.notifications.getState().toasts;
  return { ...rendered, toasts };
}

const shelf = (name: string) => screen.getByRole('region', { name });
const effectShelf = () => shelf('Username effects');
const cards = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('listitem')
    .map((item) => readable(item.querySelector('.display')));
/** The card on its shelf; a card on sale is among the offers, too. */
const card = (name: RegExp) => {
  const shelves = [effectShelf(), shelf('Profile Icons')];
  const found = shelves.flatMap((one) => within(one).queryAllByRole('button', { name }));
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} cards match ${name}`);
  return found[0];
};
const dialog = () => screen.getByRole('dialog');
const buyButton = () => {
  const button = within(dialog())
    .getAllByRole('button')
    .find((candidate) => /Purchas|Not Enough|Already/.test(candidate.textContent ?? ''));
  if (!button) throw new Error('no purchase button');
  return button;
};
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp) => {
  await user.click(card(name));
  await waitFor(() => expect(within(dialog()).getByText('Your balance')).toBeVisible());
};
const bought: Answer = { body: { success: true, message: 'ok' } };

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  // Reduced motion: the balance shows without an animation.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: true, media: query }) as MediaQueryList,
  );
});

describe('the shop', () => {
  it('hides what is owned, and counts it among all', async () => {
    await open({ owned: () => [{ type: 'username_effect', name: 'Cosmic Drift' }] });
    await waitFor(() => expect(cards(effectShelf())).toEqual(['Golden Crown', 'Rainbow Glow']));
    expect(within(effectShelf()).getByText('2 of 3')).toBeVisible();
    expect(cards(shelf('Profile Icons'))).toEqual(['Azir', 'Jinx']);
  });

  it('offers what is on sale above the shelves, and nothing without a sale', async () => {
    const { user, unmount } = await open();
    expect(cards(shelf('On sale today'))).toEqual(['Golden Crown']);
    await user.click(within(shelf('On sale today')).getByRole('button', { name: /Golden Crown/ }));
    expect(dialog()).toHaveAccessibleName('Golden Crown');
    unmount();
    await open({ owned: () => [{ type: 'username_effect', name: 'Golden Crown' }] });
    await waitFor(() => expect(screen.queryByText('On sale today')).not.toBeInTheDocument());
  });

  it('shows the subtitle of an article in the language of the page', async () => {
    words.load('de_DE', { [keyOf('All about Azir')]: 'Alles über Azir' });
    words.activate('de_DE');
    onTestFinished(() => words.activate('en_US'));
    const { user } = await open();
    await choose(user, /^Azir/);
    expect(within(dialog()).getByText('Alles über Azir')).toBeVisible();
  });

  it('offers all rarities but mythic, and a reset once something differs', async () => {
    const { user } = await open();
    const rarity = within(effectShelf()).getByRole('combobox', { name: 'Rarity' });
    expect([...rarity.children].map(readable)).toEqual([
      'All rarities',
      'Common',
      'Uncommon',
      'Rare',
      'Epic',
      'Legendary',
    ]);
    expect(within(effectShelf()).queryByRole('button', { name: 'Reset' })).toBeNull();
    await user.selectOptions(rarity, 'Epic');
    expect(cards(effectShelf())).toEqual(['Golden Crown']);
    expect(within(effectShelf()).getByText('1 of 3')).toBeVisible();
    await user.click(within(effectShelf()).getByRole('button', { name: 'Reset' }));
    expect(rarity).toHaveValue('all');
    expect(cards(effectShelf())).toHaveLength(3);
  });

  it('says when the filters leave nothing, and resets them', async () => {
    const { user } = await open();
    const rarity = within(effectShelf()).getByRole('combobox', { name: 'Rarity' });
    await user.selectOptions(rarity, 'Legendary');
    expect(within(effectShelf()).getByText('No items found')).toBeVisible();
    expect(within(effectShelf()).getByText('No items were found with the current filters.')).toBeVisible();
    await user.click(within(effectShelf()).getByRole('button', { name: 'Reset filters' }));
    expect(cards(effectShelf())).toHaveLength(3);
  });

  it('says when everything is owned', async () => {
    await open({ owned: () => EFFECTS.map(({ type, name }) => ({ type, name })) });
    expect(await within(effectShelf()).findByText('No items found')).toBeVisible();
    expect(within(effectShelf()).getByText('0 of 3')).toBeVisible();
    expect(within(effectShelf()).queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  it('has the same controls behind one button on a phone', async () => {
    const { user } = await open();
    await user.click(within(effectShelf()).getByRole('button', { name: 'Filter & Sort' }));
    const panel = within(dialog());
    await user.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'Name Z-A');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Rarity' }), 'Uncommon');
    await user.click(panel.getByRole('button', { name: 'Reset' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'Name Z-A');
    await user.click(panel.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cards(effectShelf())).toEqual(['Rainbow Glow', 'Golden Crown', 'Cosmic Drift']);
  });

  it('keeps the rest when a shelf cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await open({
      effects: () =>
        isDown ? { status: 500, body: { error: 'internal', message: 'x' } } : { body: EFFECTS },
    });
    expect(within(effectShelf()).getByRole('alert')).toHaveTextContent('This shelf could not be loaded');
    isDown = false;
    await user.click(within(effectShelf()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Cosmic Drift/ })).toBeVisible();
  });
});

describe('the preview', () => {
  it('comes up 300 ms after the pointer, with the effect on the name and the rank', async () => {
    await open();
    vi.useFakeTimers();
    fireEvent.pointerEnter(card(/^Cosmic Drift/).parentElement as Element);
    await advanceTime(299);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await advanceTime(1);
    const preview = screen.getByRole('tooltip');
    expect(readable(preview)).toBe('Cosmic Drift on your nameKestrel#214');
    expect(preview.querySelector('.fx-cosmic')).not.toBeNull();
  });

  it('stays away while the purchase is open', async () => {
    const { user } = await open();
    await choose(user, /^Jinx/);
    vi.useFakeTimers();
    fireEvent.pointerEnter(screen.getByText('Azir').closest('button')?.parentElement as Element);
    await advanceTime(1_000);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('a purchase', () => {
  it('succeeds: said in the dialog, balance reloaded, item gone from the shelf, focus on the shelf', async () => {
    const sent: unknown[] = [];
    const { user, toasts } = await open({
      balances: [1000, 400],
      purchase: (body) => {
        sent.push(body);
        return bought;
      },
    });
    await choose(user, /Golden Crown/);
    await user.click(buyButton());
    const said = await within(dialog()).findByRole('status');
    expect(readable(said)).toBe(
      'Purchase Successful!Successfully purchased Golden Crown! It has been added to your inventory.',
    );
    expect(within(dialog()).getByRole('button', { name: 'Wear it' })).toHaveFocus();
    expect(sent).toEqual([{ itemId: 'effect-Golden Crown', accountId: ME }]);
    expect(toasts()).toEqual([]);
    expect(playCue).toHaveBeenLastCalledWith('purchase');
    await waitFor(() => expect(screen.getByText('400')).toBeInTheDocument());
    await user.click(within(dialog()).getByRole('button', { name: 'Keep shopping' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cards(effectShelf())).toEqual(['Cosmic Drift', 'Rainbow Glow']);
    expect(screen.getByRole('heading', { name: 'Username effects' })).toHaveFocus();
  });

  it('cannot be made twice while it is under way', async () => {
    const held = heldAnswer();
    const purchase = vi.fn<(body: unknown) => Promise<Answer>>(held.answer);
    const { user } = await open({ purchase });
    await choose(user, /Golden Crown/);
    const button = buyButton();
    await user.click(button);
    expect(button).toHaveTextContent('Purchasing...');
    expect(button).toBeDisabled();
    await user.click(button);
    held.release(bought);
    await within(dialog()).findByText('Purchase Successful!');
    expect(purchase).toHaveBeenCalledOnce();
  });

  it('is not offered to a player with too little Blue Essence', async () => {
    const { user } = await open({ balances: [599] });
    // The price, and below it what is missing.
    expect(readable(screen.getByRole('button', { name: /Cosmic Drift/ }))).toMatch(
      /2,000 ?Blue Essence ?1,401 more needed$/,
    );
    await choose(user, /Golden Crown/);
    expect(buyButton()).toHaveTextContent('Not Enough BE');
    expect(buyButton()).toBeDisabled();
    expect(readable(dialog())).toContain('Still missingabout 1 daily rift away1 Blue Essence');
  });

  it('that the server refuses shows its message, and what another tab bought', async () => {
    const owned: { type: string; name: string }[] = [];
    const { user, toasts } = await open({
      owned: () => owned,
      purchase: () => {
        owned.push({ type: 'username_effect', name: 'Golden Crown' });
        return { body: { success: false, message: 'You own this item already' } };
      },
    });
    await choose(user, /Golden Crown/);
    await user.click(buyButton());
    await waitFor(() => expect(buyButton()).toHaveTextContent('Already Owned'));
    expect(buyButton()).toBeDisabled();
    expect(toasts()).toMatchObject([
      { type: 'error', title: 'Purchase Failed!', message: 'You own this item already' },
    ]);
  });

  it('without a network says so', async () => {
    const { user, toasts } = await open({ purchase: () => 'Failed to fetch' });
    await choose(user, /Golden Crown/);
    await user.click(buyButton());
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        {
          type: 'error',
          title: 'Connection Error!',
          message: 'Please check your internet connection and try again.',
        },
      ]),
    );
    expect(buyButton()).toBeEnabled();
  });

  it('is left by Cancel, and the focus goes back to the card', async () => {
    const { user } = await open();
    await choose(user, /^Jinx/);
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card(/^Jinx/)).toHaveFocus();
  });
});
