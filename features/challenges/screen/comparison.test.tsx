import { fakeNet } from '@hub/ui/net/testing/fake-net.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../apps/web/src/app/testing/render-app.tsx';
import type { ChallengeReply } from '../calls.ts';
import type { ChallengeRuns } from '../run-calls.ts';
import { ChallengeButton } from './offer/challenge-button.tsx';

const ID = 'challengechallen';
const BACK = 'sentbacksentback';

const line = (name: string, score: number, isOwn: boolean) => ({
  player: { id: name.charAt(0).toLowerCase().repeat(12), name, usernameEffect: null },
  score,
  ms: 9_000,
  at: 1,
  isChallenger: !isOwn,
  isOwn,
});

/** Opens the comparison with Ann's run of these scores. */
async function compare(own: number, other: number) {
  const [mine, ann] = [line('Kestrel', own, true), line('Ann', other, false)];
  const challenge = {
    id: ID,
    game: 'moreOrLess',
    day: null,
    expiresAt: Date.now() + 6.99 * 86_400_000,
    isOver: false,
    isFull: false,
    table: [mine, ann],
    own: 'over',
  } as unknown as ChallengeReply;
  const challengeRuns = {
    own: { line: mine, answers: [] },
    other: { line: ann, answers: [] },
  } as unknown as ChallengeRuns;
  renderApp(`/challenge/${ID}/run`, { token: tokenFor('Kestrel'), replies: { challenge, challengeRuns } });
  await screen.findByRole('heading', { level: 1, name: / wins? by / });
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  const isMuted = (score: number) =>
    [...(header?.querySelectorAll('b.num') ?? [])]
      .find(({ textContent }) => textContent === String(score))
      ?.classList.contains('soft');
  return { isMuted, challenge };
}

beforeEach(() => sessionStorage.clear());

describe('both runs of a challenge', () => {
  it.each([
    [3, 5],
    [5, 3],
  ])('have the score muted that has lost: %i against %i', async (own, other) => {
    const { isMuted } = await compare(own, other);
    expect(isMuted(Math.max(own, other))).toBe(false);
    expect(isMuted(Math.min(own, other))).toBe(true);
  });

  it('name the friend to whom a run is sent back, until the link is copied', async () => {
    await compare(3, 5);
    const back = screen.getByRole('link', { name: 'Send back to Ann' });
    expect(screen.getByText('Play a new run, and send its link back to Ann.')).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(back);
    const { wrapper } = fakeNet({ makeChallenge: { id: BACK, expiresAt: 1 } });
    const { unmount } = render(<ChallengeButton game="moreOrLess" gameId="room" />, { wrapper });
    await user.click(screen.getByRole('button', { name: 'Send back to Ann' }));
    expect(await screen.findByRole('button', { name: 'Link copied. Send it to Ann.' })).toBeInTheDocument();
    unmount();
    // The next run is sent back to nobody, and so is one of another game.
    render(<ChallengeButton game="moreOrLess" gameId="next" />, { wrapper });
    expect(screen.getByRole('button', { name: 'Challenge a friend' })).toBeInTheDocument();
  });
});

it('the page of a challenge that is sent back says so, and a new link holds seven days', async () => {
  const ann = line('Ann', 5, false);
  const challenge = {
    id: BACK,
    game: 'moreOrLess',
    day: null,
    expiresAt: Date.now() + 7 * 86_400_000 - 60_000,
    isOver: false,
    isFull: false,
    isBack: true,
    table: [ann],
    own: 'none',
  };
  renderApp(`/challenge/${BACK}`, { token: tokenFor('Kestrel'), replies: { challenge } });
  expect(
    await screen.findByText('took your challenge at More or Less, and sends one back to you'),
  ).toBeInTheDocument();
  expect(screen.getByText('7 days')).toBeInTheDocument();
});
