import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackButton } from '../../../apps/web/src/pages/reading/feedback-button.tsx';
import {
  type Answer,
  heldAnswer,
  renderPage,
} from '../../../apps/web/src/pages/reading/testing/render-page.tsx';
import { askHosts } from './places/ask-hosts.tsx';

beforeEach(() => history.replaceState(null, '', '/dailyRifts/?invite=secret#here'));

const CALL = 'POST /api/feedback';
const arrived = (): Answer => ({ body: { id: 'f1' } });
const refused = (status: number, error: string) => (): Answer => ({
  status,
  body: { error, message: 'No.' },
});

async function openForm(
  answer: (body: unknown) => Answer | Promise<Answer> = arrived,
  forwardDsn: string | null = null,
) {
  const opened = renderPage(
    <>
      <FeedbackButton />
      <askHosts.Form forwardDsn={forwardDsn} />
    </>,
    { answers: { [CALL]: answer } },
  );
  await opened.user.click(screen.getByRole('button', { name: 'Feedback' }));
  await screen.findByRole('dialog', { name: 'Feedback' });
  return opened;
}
const dialog = () => within(screen.getByRole('dialog'));
const field = () => dialog().getByRole('textbox');
const send = () => dialog().getByRole('button', { name: 'Send feedback' });
const bodies = ({ calls }: Awaited<ReturnType<typeof openForm>>) =>
  calls().map(({ init }) => JSON.parse(init?.body as string) as unknown);

describe('a report', () => {
  it('goes out with its kind, its text and the path of the page, and is thanked for', async () => {
    const form = await openForm();
    await form.user.type(field(), '  The ticker jumps.  ');
    await form.user.click(send());
    expect(await screen.findByText('Your bug report has arrived.')).toBeVisible();
    expect(bodies(form)).toEqual([{ kind: 'bug', text: 'The ticker jumps.', page: '/dailyRifts/' }]);
    const done = dialog().getByRole('button', { name: 'Done' });
    expect(done).toHaveFocus();
    expect(done).toHaveAccessibleDescription('Thank you! Your bug report has arrived.');
    await form.user.click(done);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Feedback' })).toHaveFocus();
  });

  it('can be an idea, and asks another question then', async () => {
    const form = await openForm();
    expect(field()).toHaveAccessibleName('What went wrong, and what did you do before?');
    await form.user.click(dialog().getByRole('radio', { name: 'Idea' }));
    expect(field()).toHaveAccessibleName('What would you like to see?');
    await form.user.type(field(), 'More rifts');
    await form.user.click(send());
    expect(await screen.findByText('Your idea has arrived.')).toBeVisible();
    expect(bodies(form)).toMatchObject([{ kind: 'idea' }]);
  });

  it('leaves an empty form behind, also when the form was shut before it had arrived', async () => {
    const held = heldAnswer();
    const form = await openForm(held.answer);
    await form.user.type(field(), 'Hello');
    await form.user.click(send());
    expect(dialog().getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await form.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    held.release(arrived());
    await waitFor(() => expect(form.fetched.mock.settledResults[0]?.type).toBe('fulfilled'));
    await form.user.click(screen.getByRole('button', { name: 'Feedback' }));
    await waitFor(() => expect(field()).toHaveValue(''));
  });
});

describe('the text', () => {
  it('is counted, and may have 2,000 characters', async () => {
    const form = await openForm();
    fireEvent.change(field(), { target: { value: 'x'.repeat(2000) } });
    expect(dialog().getByText('2,000/2,000')).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/2,000 of 2,000 characters/);
    await form.user.click(send());
    expect(await screen.findByText('Thank you!')).toBeVisible();
  });

  it('is not cut when it is longer: the form says so and keeps it', async () => {
    const form = await openForm();
    fireEvent.change(field(), { target: { value: 'x'.repeat(2001) } });
    await form.user.click(send());
    expect(dialog().getByRole('alert')).toHaveTextContent('Please keep it to 2,000 characters.');
    expect(field()).toHaveValue('x'.repeat(2001));
    expect(form.calls()).toEqual([]);
  });

  it('must be there: the form says so, and leads back to the field', async () => {
    const form = await openForm();
    expect(screen.queryByRole('alert')).toBeNull();
    await form.user.type(field(), '   ');
    await form.user.click(send());
    expect(dialog().getByRole('alert')).toHaveTextContent('Please write a few words first.');
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    await form.user.type(field(), 'Now');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(form.calls()).toEqual([]);
  });

  it('survives the shut form', async () => {
    const form = await openForm();
    await form.user.type(field(), 'Half a th');
    await form.user.click(dialog().getByRole('button', { name: 'Close' }));
    await form.user.click(screen.getByRole('button', { name: 'Feedback' }));
    await waitFor(() => expect(field()).toHaveValue('Half a th'));
  });
});

it.each([
  ['too many', refused(429, 'too_many_requests'), /wait some minutes; your text stays here/],
  ['no server', () => 'offline', /check your internet connection; your text stays here/],
  ['a fault', refused(500, 'internal'), /went wrong on our side.*your text stays here/],
])('a report that does not arrive, %s: says so and keeps the text', async (_name, answer, text) => {
  const form = await openForm(answer);
  await form.user.type(field(), 'Hello');
  await form.user.click(send());
  expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  expect(field()).toHaveValue('Hello');
  expect(send()).toBeEnabled();
});

describe('the outside service', () => {
  const SERVICE = 'https://key@feedback.example/7';

  it('is named in the form, and gets the report after this server has it', async () => {
    const outside = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const form = await openForm(arrived, SERVICE);
    expect(dialog().getByText(/also goes to feedback\.example/)).toBeVisible();
    await form.user.type(field(), 'Hello');
    expect(outside).not.toHaveBeenCalled();
    await form.user.click(send());
    await screen.findByText('Thank you!');
    expect(outside).toHaveBeenCalledOnce();
    expect(outside.mock.calls[0]?.[0]).toMatch(/^https:\/\/feedback\.example\/api\/7\/envelope\//);
  });

  it('gets nothing that this server did not take', async () => {
    const outside = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const form = await openForm(refused(500, 'internal'), SERVICE);
    await form.user.type(field(), 'Hello');
    await form.user.click(send());
    await dialog().findByRole('alert');
    expect(outside).not.toHaveBeenCalled();
  });

  it('gets nothing without consent', async () => {
    const outside = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const form = await openForm(arrived, null);
    await form.user.type(field(), 'Hello');
    await form.user.click(send());
    await screen.findByText('Thank you!');
    expect(outside).not.toHaveBeenCalled();
  });
});
