import { createHash } from 'node:crypto';
import { type DailyProof, FIRST_PREVIOUS, proofText } from '@hub/protocol/daily-proof';
import { dailyProofs } from '@hub/protocol/http/dailies';
import { unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { renderApp } from '../../app/testing/render-app.tsx';

const DAY_MS = 86_400_000;
const TODAY = Date.parse('2026-11-21T10:00:00Z');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const dayAt = (index: number): string => new Date(TODAY + (index - 3) * DAY_MS).toISOString().slice(0, 10);

/** Six days of Champion Rift: three that are over, today and two coming ones. */
function honestDays(): DailyProof[] {
  const proofs: DailyProof[] = [];
  for (const [index, answer] of ['Ahri', 'MonkeyKing', 'Zed', 'Jinx', 'Braum', 'Lux'].entries()) {
    const revealed = {
      day: dayAt(index),
      answer,
      nonce: sha256(`nonce ${index}`),
      previous: proofs.at(-1)?.commitment ?? FIRST_PREVIOUS,
    };
    proofs.push({
      ...revealed,
      commitment: sha256(proofText('championRift', revealed)),
      committedAt: TODAY + (index - 6) * DAY_MS,
      ...(index >= 3 && { answer: null, nonce: null }),
    });
  }
  return proofs;
}

async function open(proofs: unknown) {
  const view = renderApp('/provable', { replies: { dailyProofs: proofs } });
  await screen.findByRole('heading', { level: 1, name: 'Provable dailies' });
  return view;
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Checked days, newest first' });
  return within(list).getAllByRole('listitem');
};
const summary = () => within(screen.getByRole('region', { name: 'Check the days' })).getByRole('status');
const field = (name: string) => screen.getByLabelText(name);
const verdicts = async () => (await rows()).map((row) => row.querySelector('summary')?.textContent);

beforeEach(() => {
  fakeMedia(1440);
  vi.useFakeTimers({ now: TODAY, toFake: ['Date'] });
});

describe('the published days', () => {
  const tampered = (change: Partial<DailyProof>) =>
    honestDays().map((proof, index) => (index === 1 ? { ...proof, ...change } : proof));

  it.each([
    ['an answer', tampered({ answer: 'Ahri' }), 'Answer and nonce do not give the commitment.'],
    ['a link', tampered({ previous: sha256('another') }), 'The commitment of the day before is not the one'],
    ['a reveal', tampered({ answer: null, nonce: null }), 'does not reveal answer and nonce'],
    ['a day', honestDays().toSpliced(1, 1), 'The day before is missing.'],
    ['the last days', honestDays().slice(0, 2), 'The hub does not show this day.'],
  ])('are broken when the hub tampers with %s, and say why', async (_, proofs, reason) => {
    await open(proofs);
    const broken = (await rows()).find((row) => row.textContent.includes('Broken'));
    expect(broken).toHaveTextContent(reason);
    expect(summary()).toHaveTextContent(/not as promised/);
  });

  it('say at first sight that a day which is not over was committed late', async () => {
    await open(honestDays().map((proof, index) => (index === 3 ? { ...proof, committedAt: TODAY } : proof)));
    const today = (await verdicts()).find((text) => text?.startsWith('Sat, 21 Nov 2026'));
    expect(today).toMatch(/Still secretCommitted lateIt was published after the day had begun/);
  });
});

describe('the form', () => {
  it('checks another range and another game', async () => {
    const asked = vi.fn<(input: { params: unknown; query: unknown }) => DailyProof[]>(() => honestDays());
    await open(asked);
    await rows();
    expect([field('From'), field('To')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '2026-10-23',
      '2026-11-23',
    ]);
    fireEvent.change(field('From'), { target: { value: '2026-11-18' } });
    fireEvent.change(field('To'), { target: { value: '2026-11-20' } });
    await userEvent.click(screen.getByRole('button', { name: 'Check these days' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Item Rift' }));
    // Honest days of one game are no proof of another.
    expect(await screen.findByText('3 of 6 days are not as promised')).toBeVisible();
    expect(asked.mock.calls.map(([{ params, query }]) => ({ params, query }))).toEqual([
      { params: { mode: 'championRift' }, query: { from: '2026-10-23', to: '2026-11-23' } },
      { params: { mode: 'championRift' }, query: { from: '2026-11-18', to: '2026-11-20' } },
      { params: { mode: 'itemRift' }, query: { from: '2026-11-18', to: '2026-11-20' } },
    ]);
  });

  it('refuses a range that ends before it begins', async () => {
    await open(honestDays());
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-25' } });
    await userEvent.click(screen.getByRole('button', { name: 'Check these days' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose two days, the earlier one first.');
  });
});

describe('without verdicts', () => {
  it('says that no day is published', async () => {
    await open([]);
    expect(await screen.findByText('No day is published in this range')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    let isDown = true;
    await open(() => {
      if (isDown) throw unreachable(dailyProofs);
      return honestDays();
    });
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(6);
  });

  it('says when the browser cannot compute hashes', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await open(honestDays());
    expect(await screen.findByText('This browser cannot check here')).toBeVisible();
  });
});
