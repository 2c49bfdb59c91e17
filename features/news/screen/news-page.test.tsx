import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  heldAnswer,
  readable,
  renderPage,
} from '../../../apps/web/src/pages/reading/testing/render-page.tsx';
import { NewsPage } from './news-page.tsx';

const likes = (likes: number, isLiked: boolean): Answer => ({
  body: [{ newsId: 'username-effects', likes, isLiked }],
});
const LIKE = 'POST /api/news/username-effects/like';

/** Answers of a server with 1,252 likes, none of them the player's. */
const answers = (like: (body: unknown) => Answer | Promise<Answer>) => ({
  'GET /api/news/likes': () => likes(1252, false),
  [LIKE]: like,
});
/** The answer of a working server to a like. */
const taken = (body: unknown): Answer => {
  const { liked } = body as { liked: boolean };
  return { body: { newsId: 'username-effects', likes: liked ? 1253 : 1252, isLiked: liked } };
};

const card = () => screen.getByRole('article', { name: 'Your name, lit up' });
const read = () => screen.getByRole('button', { name: 'Read Your name, lit up' });
const article = () => screen.getByRole('dialog', { name: 'Your name, lit up' });
const likeButtons = () => within(article()).getAllByRole('button', { name: /^Like this update/ });
const topLike = () => {
  const [top] = likeButtons();
  if (!top) throw new Error('no like button');
  return top;
};

async function openArticle(...args: Parameters<typeof renderPage>) {
  const opened = renderPage(...args);
  await screen.findByText('1,252 likes');
  await opened.user.click(read());
  return opened;
}

describe('the list', () => {
  it('shows the initial 1,247 likes until the server has answered, and when it does not', async () => {
    const { calls } = renderPage(<NewsPage />);
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(within(card()).getByText('1,247 likes')).toBeInTheDocument();
  });

  it('tells a recent date relatively', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2024-08-08T09:00:00Z') });
    renderPage(<NewsPage />);
    expect(within(card()).getByText('4 days ago')).toBeVisible();
  });
});

describe('the news of the host', () => {
  const blocks = [
    { kind: 'paragraph', spans: [{ text: 'On ' }, { text: 'Sunday', style: 'strong' }] },
    { kind: 'bullet', spans: [{ text: 'play', href: '/chainOfLegends' }] },
    { kind: 'bullet', spans: [{ text: 'watch', href: 'https://a.example/' }] },
  ];
  const item = { id: 'abc123', title: 'Summer cup', at: Date.parse('2026-11-20T20:00:00Z'), blocks };

  it('stand above that of the product, with their lists and links', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
    renderPage(<NewsPage />, { answers: { ...answers(taken), 'GET /api/news': () => ({ body: [item] }) } });
    const own = within(await screen.findByRole('article', { name: 'Summer cup' }));
    expect(own.getByText('Yesterday')).toBeVisible();
    expect(own.getByText('Sunday').tagName).toBe('STRONG');
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['play', 'watch']);
    expect(own.getByRole('link', { name: 'play' })).toHaveAttribute('href', '/chainOfLegends');
    expect(own.getByRole('link', { name: 'watch' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-labelledby'))).toEqual([
      'news-abc123',
      'username-effects-title',
    ]);
  });

  it('say so when they cannot be loaded', async () => {
    renderPage(<NewsPage />, { answers: answers(taken) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The news of this hub could not be loaded.');
  });
});

it("the article shows the effects live on the player's own name, with their prices", async () => {
  await openArticle(<NewsPage />, { answers: answers(taken) });
  const effects = within(screen.getByRole('region', { name: 'Username effects' })).getAllByRole('listitem');
  const shown = effects.map((effect) => {
    const name = effect.querySelector('.fx');
    return [within(effect).getByRole('heading').textContent, readable(name), name?.className.split(' ')[1]];
  });
  expect(shown).toEqual([
    ['Rainbow Glow', 'Kestrel', 'fx-rainbow'],
    ['Golden Crown', 'Kestrel', 'fx-gold'],
    ['Frost Effect', 'Kestrel', 'fx-frost'],
    ['Fire Warrior', 'Kestrel', 'fx-fire'],
    ['Shadow Assassin', 'Kestrel', 'fx-shadow'],
    ['Nature Spirit', 'Kestrel', 'fx-toxic'],
  ]);
  expect(effects.map((effect) => /(\d+) Blue Essence/.exec(readable(effect))?.[1])).toEqual([
    '500',
    '750',
    '600',
    '650',
    '800',
    '550',
  ]);
});

describe('a like', () => {
  it('shows at once, everywhere, before the server has taken it', async () => {
    const held = heldAnswer();
    const { user } = await openArticle(<NewsPage />, { answers: answers(held.answer) });
    await user.click(topLike());
    await waitFor(() => expect(topLike()).toHaveAttribute('aria-pressed', 'true'));
    for (const button of likeButtons()) expect(button).toHaveTextContent('1,253');
    expect(within(article()).getByText('1,253 players do.')).toBeVisible();
    held.release({ body: { newsId: 'username-effects', likes: 1260, isLiked: true } });
    await waitFor(() => expect(topLike()).toHaveTextContent('1,260'));
  });

  it('is taken back by a second press', async () => {
    const { user, calls } = await openArticle(<NewsPage />, { answers: answers(taken) });
    await user.click(topLike());
    await waitFor(() => expect(topLike()).toHaveTextContent('1,253'));
    await user.click(topLike());
    await waitFor(() => expect(topLike()).toHaveTextContent('1,252'));
    expect(topLike()).toHaveAttribute('aria-pressed', 'false');
    const sent = calls().flatMap(({ init }) => (init?.method === 'POST' ? [init.body] : []));
    expect(sent).toEqual(['{"liked":true}', '{"liked":false}']);
  });

  it('rolls back, with a toast, when the server does not take it', async () => {
    const { user, notifications } = await openArticle(<NewsPage />, {
      answers: answers(() => ({ status: 500, body: { error: 'internal', message: 'Broken' } })),
    });
    await user.click(topLike());
    await waitFor(() => expect(notifications.getState().toasts).toHaveLength(1));
    expect(notifications.getState().toasts[0]).toMatchObject({
      type: 'error',
      title: 'Cannot save your like',
      message: 'Please try again in a moment.',
    });
    expect(topLike()).toHaveAttribute('aria-pressed', 'false');
    expect(topLike()).toHaveTextContent('1,252');
  });

  it('after quick presses ends at what was pressed last', async () => {
    const { user, calls } = await openArticle(<NewsPage />, { answers: answers(taken) });
    await user.tripleClick(topLike());
    const sent = () => calls().flatMap(({ init }) => (init?.method === 'POST' ? [init.body] : []));
    await waitFor(() => expect(sent()).toEqual(['{"liked":true}', '{"liked":false}', '{"liked":true}']));
    await waitFor(() => expect(topLike()).toHaveTextContent('1,253'));
    expect(topLike()).toHaveAttribute('aria-pressed', 'true');
  });
});
