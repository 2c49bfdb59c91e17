import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { ChainState } from '../../game.ts';
import { ChainGame } from '../chain-game.tsx';
import { chainState } from './chain-state.ts';

type Props = ComponentProps<typeof ChainGame>;

/** Renders Kestrel's screen. `show` renders another state, as if the server had sent it. */
export function renderGame(state: ChainState = chainState(), rest: Partial<Props> = {}) {
  const calls = {
    play: vi.fn<Props['play']>(),
    onSubmit: vi.fn<Props['onSubmit']>(),
    onPlayAgain: vi.fn<Props['onPlayAgain']>(),
    onNewGame: vi.fn<Props['onNewGame']>(),
    onLeave: vi.fn<Props['onLeave']>(),
    onHome: vi.fn<Props['onHome']>(),
  };
  const page = (now: ChainState, more: Partial<Props>) => (
    <ChainGame
      state={now}
      endsAt={performance.now() + now.timeLeft}
      me="Kestrel"
      isAway={false}
      isSending={false}
      refusal={undefined}
      portraitSrc={() => undefined}
      {...calls}
      {...rest}
      {...more}
    />
  );
  const view = render(page(state, {}));
  const show = (now: ChainState, more: Partial<Props> = {}) => act(() => view.rerender(page(now, more)));
  return { ...view, ...calls, show, user: userEvent.setup({ delay: null }) };
}

export const field = () => screen.getByRole('textbox', { name: 'Champion name' });
/** Every cue that was played. */
export const cues = ({ play }: { play: { mock: { calls: [string][] } } }) =>
  play.mock.calls.map(([cue]) => cue);
/** It is Bramble's turn. */
export const theirTurn = { currentPlayerIndex: 1 };
