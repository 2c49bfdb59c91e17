import { ConsentLayer } from '@hub/features/settings/screen/consent-layer.tsx';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readable, renderPage } from '../reading/testing/render-page.tsx';
import { TermsPage } from './terms-page.tsx';

const section = (name: string) => screen.getByRole('region', { name });

describe('the page', () => {
  it('goes back to where its reader came from', async () => {
    const { user } = renderPage(<TermsPage />, { visited: ['/shop', '/termsAndPolicies'] });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('at /shop')).toBeVisible();
  });

  it('goes to the welcome page for a reader who came here first', async () => {
    const { user } = renderPage(<TermsPage />, { visited: ['/termsAndPolicies'] });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('at /welcome')).toBeVisible();
  });
});

describe('the sections', () => {
  it.each([
    ['Age Restriction', /at least 18 years old/],
    ['Age Restriction', /a parent or guardian must agree/],
    [
      'Age Restriction',
      /do not knowingly collect data from anyone under 13\. If we find such data, we delete it/,
    ],
    ['Questions', /Inquiries are answered within 1 month\./],
    ['Privacy Policy', /not endorsed by the publisher/],
    ['Log Data', /never holds the key to your account/],
    ['Security', /local storage/],
    ['Links to Other Sites', /public content network/],
  ])('%s states %s', (name, fact) => {
    renderPage(<TermsPage />);
    expect(readable(section(name))).toMatch(fact);
  });

  it("name the host's address for questions", () => {
    renderPage(<TermsPage />, { settings: { contactEmail: 'hub@example.org' } });
    expect(within(section('Questions')).getByRole('link', { name: 'hub@example.org' })).toHaveAttribute(
      'href',
      'mailto:hub@example.org',
    );
  });

  it('say what the host has set: operator, imprint, age and how long things are kept', () => {
    renderPage(<TermsPage />, {
      settings: {
        operatorName: 'Ann',
        imprintUrl: 'https://a.example/imprint',
        minimumAge: '16',
        keepFeedbackDays: '90',
        keepMatchesDays: '365',
        keepGuestsDays: '30',
      },
    });
    expect(readable(section('Questions'))).toContain('This hub is run by Ann. Imprint');
    expect(readable(section('Age Restriction'))).toMatch(/at least 16 years old/);
    expect(readable(section('Age Restriction'))).not.toMatch(/18/);
    expect(readable(section('Privacy Policy'))).toMatch(
      /Feedback is deleted after 90 days\. ?Matches are deleted after 365 days\..*erased after 30 days\./,
    );
  });

  it('give way to the own texts of a host, besides questions and how long things are kept', async () => {
    renderPage(<TermsPage />, {
      settings: { hasOwnTexts: true, keepFeedbackDays: '90', legalText: 'Made under a policy.' },
      answers: {
        'GET /api/legal': () => ({
          body: { privacy: [{ kind: 'heading', spans: [{ text: 'What we store' }] }], terms: null },
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 3, name: 'What we store' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Privacy Policy', 'Availability', 'Age Restriction', 'Changes', 'Questions']);
    expect(readable(section('Privacy Policy'))).toContain('Feedback is deleted after 90 days.');
    expect(readable(section('Questions'))).toContain('Made under a policy.');
    expect(screen.queryByText('Last updated 03.01.2025')).toBeNull();
  });

  it('say so when the own texts of a host cannot be loaded', async () => {
    renderPage(<TermsPage />, { settings: { hasOwnTexts: true } });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  });

  it('offer the feedback form where the host has no address', () => {
    renderPage(<TermsPage />);
    const questions = within(section('Questions'));
    expect(questions.queryByRole('link', { name: /@/ })).toBeNull();
    expect(questions.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
    expect(questions.getByRole('button', { name: 'Feedback' })).toBeVisible();
  });

  it('open the privacy settings', async () => {
    const { user } = renderPage(
      <>
        <TermsPage />
        <ConsentLayer contentUrl={null} feedbackService={null} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Privacy settings' }));
    expect(await screen.findByRole('dialog', { name: 'Privacy settings' })).toBeVisible();
  });
});
