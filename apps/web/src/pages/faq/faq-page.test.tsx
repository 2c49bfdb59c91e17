import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readable, renderPage } from '../reading/testing/render-page.tsx';
import { FaqPage } from './faq-page.tsx';

const scrollIntoView = vi.fn<Element['scrollIntoView']>();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  history.replaceState(null, '', '/');
});

const CATEGORIES = [
  'Getting Started',
  'Games & Gameplay',
  'Account & Progress',
  'Mobile & Technical',
  'Leaderboards & Competition',
  'Support & Contact',
];

const question = (text: string) => {
  const summary = screen.getByText(text).closest('summary');
  const details = summary?.closest('details');
  if (!summary || !details) throw new Error(`${text} is no question`);
  return { summary, details };
};
const answer = (text: string) => readable(question(text).details).replace(text, '').trim();

it('the page leads back to the welcome page', async () => {
  const { user } = renderPage(<FaqPage />);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByText('at /welcome')).toBeVisible();
});

describe('the answers', () => {
  it.each([
    ['Can I change my username later?', /Usernames cannot be changed after creation/],
    ['How do I delete my account?', /With “Delete my account” on your profile\./],
    ['How do I report a bug or an idea?', /feedback widget.*bugs and ideas/],
    [
      'Are leaderboards reset?',
      /^Leaderboards are permanent all-time bests\. Some games may have seasonal or weekly ones\.$/,
    ],
    ['Can I play offline?', /needs an internet connection/],
    ['How can I reach you?', /Inquiries are answered within 1 month\./],
  ])('to "%s" states the fact', (asked, fact) => {
    renderPage(<FaqPage />);
    expect(answer(asked)).toMatch(fact);
  });

  it('open one by one, and several stay open', async () => {
    const { user } = renderPage(<FaqPage />);
    const [first, second] = [question('Do I need an account?'), question('Can I change my username later?')];
    expect(first.details.open).toBe(false);
    await user.click(first.summary);
    await user.click(second.summary);
    expect([first.details.open, second.details.open]).toEqual([true, true]);
    await user.click(first.summary);
    expect([first.details.open, second.details.open]).toEqual([false, true]);
  });
});

describe('the way to a category', () => {
  it('scrolls there from the rail, puts the focus on its heading and the category into the address', async () => {
    const { user } = renderPage(<FaqPage />);
    const rail = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(rail.getByRole('link', { current: true })).toHaveTextContent('Getting Started');
    const steps = history.length;
    await user.click(rail.getByRole('link', { name: /Account & Progress/ }));
    expect(rail.getByRole('link', { current: true })).toHaveTextContent('Account & Progress');
    expect(scrollIntoView.mock.contexts).toEqual([
      screen.getByRole('region', { name: 'Account & Progress' }),
    ]);
    expect(screen.getByRole('heading', { name: 'Account & Progress' })).toHaveFocus();
    expect(location.hash).toBe('#account');
    expect(history.length).toBe(steps);
  });

  it('is a select on narrow screens', () => {
    renderPage(<FaqPage />);
    const select = screen.getByRole('combobox', { name: 'Category' });
    expect([...select.querySelectorAll('option')].map(readable)).toEqual(CATEGORIES);
    fireEvent.change(select, { target: { value: 'support' } });
    expect(select).toHaveValue('support');
    expect(screen.getByRole('heading', { name: 'Support & Contact' })).toHaveFocus();
  });

  it('begins where the address says', () => {
    history.replaceState(null, '', '/faq#technical');
    renderPage(<FaqPage />);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Mobile & Technical');
    expect(scrollIntoView.mock.contexts).toEqual([
      screen.getByRole('region', { name: 'Mobile & Technical' }),
    ]);
  });
});

describe('a question that is missing', () => {
  it('can be asked by mail when the host has an address', () => {
    renderPage(<FaqPage />, { settings: { contactEmail: 'hub@example.org' } });
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:hub@example.org');
    expect(screen.getByText('Write to us. We answer within 1 month.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Terms & Policies' })).toHaveAttribute(
      'href',
      '/termsAndPolicies',
    );
  });

  it('goes to the feedback form when it has none', async () => {
    const { user } = renderPage(
      <>
        <FaqPage />
        {askHosts && <askHosts.Form forwardDsn={null} />}
      </>,
    );
    expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Feedback' }));
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
  });
});
