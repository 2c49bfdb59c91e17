import { useAccount } from '@hub/web/session/account.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshAccount } from '../../../../apps/web/src/app/testing/render-app.tsx';
import {
  type Answer,
  readable,
  renderPage,
} from '../../../../apps/web/src/pages/reading/testing/render-page.tsx';
import { BalanceProvider } from '../../../ledger/screen/balance-state.tsx';
import { InventoryPage } from './inventory-page.tsx';
import { ownedEffect, ownedIcon } from './testing/items.ts';

const ME = '0198c5a2-7a4e-7000-8000-000000000001';
const OWNED = [
  ownedEffect({
    name: 'Golden Crown',
    rarity: 'epic',
    price: 750,
    cssClass: 'fx-gold',
    accountItemIsActive: 1,
  }),
  ownedEffect({ name: 'Frost Effect', price: 600, cssClass: 'fx-frost' }),
  ownedIcon({ name: 'Azir', rarity: 'mythic', price: 1_800, accountItemIsActive: 1 }),
  ownedIcon({ name: 'Jinx', price: 600 }),
];
const WORN = { id: 'owned-Golden Crown', name: 'Golden Crown', cssClass: 'fx-gold' };
const ICON = { id: 'owned-Azir', name: 'Azir', image: 'Azir.png' };

type Toggle = (body: unknown) => Answer | Promise<Answer>;
interface Given {
  readonly items?: () => Answer;
  /** By name of the item. */
  readonly toggles?: Readonly<Record<string, Toggle>>;
  readonly account?: () => object | Promise<object>;
}

/** Shows the equipped items as the rest of the app sees them. */
function Shell() {
  const { data } = useAccount();
  return (
    <p data-testid="equipped">{`${data?.activeUsernameEffect?.name} / ${data?.activeProfileIcon?.name}`}</p>
  );
}
const equipped = () => screen.getByTestId('equipped').textContent;

function open({ items = () => ({ body: OWNED }), toggles = {}, account }: Given = {}) {
  const rendered = renderPage(
    <BalanceProvider accountId={ME}>
      <Shell />
      <InventoryPage />
    </BalanceProvider>,
    {
      answers: {
        'GET /api/accounts/': async () => ({
          body: {
            ...freshAccount,
            ...((await account?.()) ?? { activeUsernameEffect: WORN, activeProfileIcon: ICON }),
          },
        }),
        [`GET /api/accounts/${ME}/current-blue-essence`]: () => ({ body: { blueEssence: 2480 } }),
        [`GET /api/accounts/${ME}/items`]: items,
        ...Object.fromEntries(
          Object.entries(toggles).map(([name, toggle]) => [
            `POST /api/inventory/${encodeURIComponent(`owned-${name}`)}/active`,
            toggle,
          ]),
        ),
      },
    },
  );
  return { ...rendered, toasts: () => rendered.notifications.getState().toasts };
}

const opened = async (given?: Given) => {
  const rendered = open(given);
  await screen.findByRole('tablist');
  return rendered;
};
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const cards = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('button')
    .map((button) => readable(button.querySelector('.display')));
const active = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('button', { pressed: true })
    .map((button) => readable(button.querySelector('.display')));
const statistics = () => screen.getByRole('complementary', { name: 'Statistics' });

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: true, media: query }) as MediaQueryList,
  );
});

describe('loading', () => {
  it('says so for half a second at least, however quick the server is', async () => {
    vi.useFakeTimers();
    open();
    await advanceTime(499);
    expect(screen.getByText('Loading your inventory...')).toBeVisible();
    expect(screen.getByText('Gathering your precious items')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await advanceTime(1);
    expect(screen.queryByText('Loading your inventory...')).toBeNull();
    expect(card('Jinx')).toHaveTextContent('acquired 14.11.25');
    expect(cards()).toHaveLength(4);
  });

  it('ends after half a second when it fails, and may be tried again', async () => {
    vi.useFakeTimers();
    let isDown = true;
    open({
      items: () => (isDown ? { status: 500, body: { error: 'internal', message: 'x' } } : { body: OWNED }),
    });
    await advanceTime(499);
    expect(screen.queryByRole('alert')).toBeNull();
    await advanceTime(1);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Your inventory could not be loaded.*Nothing is lost\./,
    );
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await advanceTime(10);
    expect(cards()).toHaveLength(4);
  });
});

/** An account whose equipped items change once the server has applied the toggle. */
const after = (change: object) => {
  let isDone = false;
  return {
    account: () =>
      isDone
        ? { activeUsernameEffect: WORN, activeProfileIcon: ICON, ...change }
        : { activeUsernameEffect: WORN, activeProfileIcon: ICON },
    done: () => {
      isDone = true;
    },
  };
};
describe('a toggle', () => {
  it('shows the new effect at once, before the account has been asked again', async () => {
    const never = new Promise<object>(() => undefined);
    let isDone = false;
    const { user } = await opened({
      account: () => (isDone ? never : { activeUsernameEffect: WORN, activeProfileIcon: ICON }),
      toggles: {
        'Frost Effect': () => {
          isDone = true;
          return { body: { success: true, message: 'on' } };
        },
      },
    });
    await waitFor(() => expect(equipped()).toBe('Golden Crown / Azir'));
    await user.click(card('Frost Effect'));
    await waitFor(() => expect(equipped()).toBe('Frost Effect / Azir'));
  });

  it('takes an active item off, and clears the effect of the session', async () => {
    const { account, done } = after({ activeUsernameEffect: null });
    const { user } = await opened({
      account,
      toggles: {
        'Golden Crown': () => {
          done();
          return { body: { success: true, message: 'off' } };
        },
      },
    });
    await user.click(card('Golden Crown'));
    await waitFor(() => expect(active()).toEqual(['Azir']));
    await waitFor(() => expect(equipped()).toBe('undefined / Azir'));
    expect(readable(statistics())).toContain('Username effectNothing');
  });

  it('of an icon leaves the effect alone', async () => {
    const jinx = { id: 'owned-Jinx', name: 'Jinx', image: 'Jinx.png' };
    const { account, done } = after({ activeProfileIcon: jinx });
    const { user } = await opened({
      account,
      toggles: {
        Jinx: () => {
          done();
          return { body: { success: true, message: 'on' } };
        },
      },
    });
    await user.click(card('Jinx'));
    await waitFor(() => expect(active()).toEqual(['Golden Crown', 'Jinx']));
    await waitFor(() => expect(equipped()).toBe('Golden Crown / Jinx'));
  });

  it.each([
    ['with its message', { body: { success: false, message: 'Not now' } }, 'Not now'],
    ['without one', { body: { success: false, message: '' } }, 'Failed to update item status'],
    [
      'as a fault of its own',
      { status: 500, body: { error: 'internal', message: 'x' } },
      'Failed to update item status',
    ],
    ['without answering', 'Failed to fetch', 'An unexpected error occurred while updating the item'],
  ] as const satisfies readonly (readonly [string, Answer, string])[])(
    'that the server refuses %s changes nothing and says so for 4 s',
    async (_, answer, message) => {
      const { user, toasts } = await opened({ toggles: { 'Frost Effect': () => answer } });
      await user.click(card('Frost Effect'));
      await waitFor(() =>
        expect(toasts()).toMatchObject([{ type: 'error', title: 'Error', message, durationMs: 4_000 }]),
      );
      expect(active()).toEqual(['Golden Crown', 'Azir']);
      expect(equipped()).toBe('Golden Crown / Azir');
    },
  );

  it('is asked for once, however often the card is pressed meanwhile', async () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const toggle = vi.fn<Toggle>(() => new Promise((resolve) => void waiting.push(resolve)));
    const { user } = await opened({ toggles: { 'Frost Effect': toggle } });
    await user.click(card('Frost Effect'));
    await waitFor(() => expect(card('Frost Effect')).toHaveAttribute('aria-busy', 'true'));
    await user.click(card('Frost Effect'));
    for (const answer of waiting) answer({ body: { success: true, message: 'on' } });
    await waitFor(() => expect(active()).toEqual(['Frost Effect', 'Azir']));
    expect(toggle).toHaveBeenCalledOnce();
  });
});
