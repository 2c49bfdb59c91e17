import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coopGame, KESTREL, lost, MOSSY, revealed, soloGame } from './testing/games.ts';
import { comparison, renderGame } from './testing/render-game.tsx';
import { ROLL_MS, WRONG_HOLD_MS } from './use-reveal.ts';

let isStill: boolean;
beforeEach(() => {
  sessionStorage.clear();
  isStill = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStill && query.includes('reduced-motion') }));
});

const more = () => screen.getByRole('button', { name: 'More' });
const less = () => screen.getByRole('button', { name: 'Less' });
const dialog = (name: string) => screen.getByRole('dialog', { name });
const mate = (name: string) =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getByText(name)
    .closest('li');
const shareButton = () => <button type="button">Share</button>;
const who = { playerId: 'player-00001', name: 'Kestrel', usernameEffect: 'fire' };

function openSolo(options: Parameters<typeof renderGame>[0] = {}) {
  const game = renderGame(options);
  game.server.link('open');
  game.server.tell('gameStarted', soloGame());
  return game;
}

function openCoop() {
  const game = renderGame({ mode: 'multi' });
  game.server.link('open');
  game.server.tell('gameStarted', coopGame());
  return game;
}

describe('opening', () => {
  it('takes up the game that this tab was left in, and begins anew when it is gone', () => {
    openSolo().unmount();
    const { sent, server, onFatal } = renderGame();
    server.link('open');
    expect(sent.at(-1)).toMatchObject({ action: 'joinGame', payload: { gameId: 'solo-game-1' } });
    server.refuse('joinGame', 'game_not_found');
    expect(sent.at(-1)).toMatchObject({ action: 'startGame', payload: { mode: 'single' } });
    expect(onFatal).not.toHaveBeenCalled();
  });

  it('leads away when the game cannot be entered', () => {
    const { server, onFatal } = renderGame({ mode: 'multi', invitedTo: 'their-game' });
    server.link('open');
    server.refuse('joinGame', 'game_full');
    expect(onFatal).toHaveBeenCalledExactlyOnceWith('game_full');
  });
});

describe('a question', () => {
  it('is answered by the arrow keys, but not in a field that uses them', async () => {
    const { sent, user } = openSolo();
    await user.keyboard('{ArrowDown}');
    expect(sent.at(-1)).toMatchObject({ payload: { guess: 'lower' } });
    await user.keyboard('{ArrowUp}');
    expect(sent.at(-1)).toMatchObject({ payload: { guess: 'higher' } });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(sent).toHaveLength(3);
    field.remove();
  });

  it('reveals the price with a sound and a sentence, and goes on', () => {
    const { server, play } = openSolo();
    play.mockClear();
    server.tell('revealItem', soloGame({ version: 1, ...revealed('higher') }));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(screen.getByText('1,450')).toBeVisible();
    expect(screen.getByText('Right: Last Whisper costs 1,450 gold.')).toBeInTheDocument();
    expect(play.mock.calls).toEqual([['swoosh'], ['correct']]);
    expect(screen.getByText('More it is')).toBeVisible();
    expect(screen.getByText('Score').parentElement).toHaveTextContent('Score1');
    server.tell('gameStateUpdate', soloGame({ version: 2, score: 1 }));
    expect(more()).toBeEnabled();
    expect(screen.getByText('Score').parentElement).toHaveTextContent('Score1');
  });

  it('rolls the price for 500 ms, then shows stamp, score and sound at the same time', () => {
    vi.useFakeTimers();
    isStill = false;
    const { server, play } = openSolo();
    server.tell('revealItem', soloGame({ version: 1, ...revealed('higher') }));
    play.mockClear();
    act(() => void vi.advanceTimersByTime(ROLL_MS - 1));
    expect(screen.queryByText('1,450')).toBeNull();
    expect(screen.queryByText('More it is')).toBeNull();
    expect(screen.getByText('Score').parentElement).toHaveTextContent('Score0');
    expect(play).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('1,450')).toBeVisible();
    expect(screen.getByText('More it is')).toBeVisible();
    expect(screen.getByText('Score').parentElement).toHaveTextContent('Score1');
    expect(play.mock.calls).toEqual([['correct']]);
    expect(ROLL_MS).toBe(500);
  });

  it('names the difference of a wrong guess, and holds it longer before the result', () => {
    vi.useFakeTimers();
    isStill = false;
    const { server } = openSolo();
    server.tell('revealItem', soloGame({ version: 1, ...revealed('lower') }));
    act(() => void vi.advanceTimersByTime(1_500));
    expect(screen.getByText('More, by 1,150')).toBeVisible();
    server.tell('gameOver', soloGame({ version: 2, ...lost(0) }));
    act(() => void vi.advanceTimersByTime(WRONG_HOLD_MS - 1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('More, by 1,150')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(dialog('Game Over')).toBeVisible();
  });

  it('slides the old item out, without a third heading', () => {
    vi.useFakeTimers();
    isStill = false;
    const { server } = openSolo();
    const next = { name: 'Sheen', image: '3057.png', tags: ['OnHit'] };
    const moved = { name: 'Last Whisper', image: '3035.png', tags: ['Damage'], gold: 1_450 };
    server.tell('gameStateUpdate', soloGame({ version: 2, score: 1, currentItem: moved, nextItem: next }));
    expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      'Last Whisper',
      'Sheen',
    ]);
    expect(screen.getByText('Boots')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.queryByText('Boots')).toBeNull();
  });

  it.each([
    [0, undefined, '10 to Silver'],
    [4, 7, 'Best 710 to Silver'.replace('10', '6')],
    [8, 7, 'New best2 to Silver'],
    [60, 64, 'Best 6440 to Master'],
    [230, 64, 'New bestHighest tier'],
  ])('shows with score %i and best %s: %s', (score, best, text) => {
    const { server } = openSolo({ best });
    server.tell('gameStateUpdate', soloGame({ version: 2, score }));
    expect(screen.getByText(/ to (Silver|Master)|Highest tier/).parentElement).toHaveTextContent(text);
  });

  it('marks the pressed answer until the server has it', async () => {
    const { server, user } = openSolo();
    await user.click(more());
    expect(more()).toHaveAttribute('data-sending');
    server.tell('gameStateUpdate', soloGame({ version: 1 }));
    expect(more()).not.toHaveAttribute('data-sending');
  });

  it('a guess that comes too late is no reason to leave', () => {
    const { server, onFatal } = openSolo();
    server.refuse('submitGuess', 'too_late');
    expect(onFatal).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(more()).toBeEnabled();
  });
});

it('the tier badge opens the gaps of all tiers, the current one marked, and closes with Escape', async () => {
  const { user } = openSolo();
  const badge = screen.getByRole('button', { name: /Bronze/ });
  expect(badge).toHaveTextContent('Gap up to 4,000 gold');
  expect(badge).toHaveAttribute('aria-expanded', 'false');
  await user.click(badge);
  const rows = within(screen.getByRole('list', { name: 'Gold difference by tier' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Bronzefrom 0current4,000 gold',
    'Silverfrom 103,000 gold',
    'Goldfrom 252,000 gold',
    'Diamondfrom 501,000 gold',
    'Masterfrom 100500 gold',
    'Challengerfrom 200250 gold',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null, null, null, null]);
  await user.keyboard('{Escape}');
  expect(badge).toHaveAttribute('aria-expanded', 'false');
});

describe('waiting for a teammate', () => {
  const alone = coopGame({ phase: 'waiting', players: [KESTREL], timeLeft: null });
  const both = coopGame({ version: 1, phase: 'waiting', timeLeft: 2_000 });

  function wait() {
    const game = renderGame({ mode: 'multi' });
    game.server.link('open');
    game.server.tell('waiting', alone);
    return game;
  }

  it('shows both seats, the count and the invitation until two are there, and two seconds more', () => {
    const { server, onMovement, play } = wait();
    const waiting = dialog('Waiting for Teammate');
    expect(waiting).toHaveTextContent('Player 1Kestrel');
    expect(waiting).toHaveTextContent('Player 2Waiting…');
    expect(waiting).toHaveTextContent('1/2 Player');
    expect(within(waiting).getByLabelText('Invite link')).toHaveValue(
      'https://hub.example/moreLess/game/multi/coop-game-1',
    );
    server.tellOf('playerJoined', 1, both);
    expect(waiting).toHaveTextContent('Player 2mossy');
    expect(waiting).toHaveTextContent('2/2 Player');
    expect(onMovement).toHaveBeenCalledExactlyOnceWith({ type: 'joined', name: 'mossy' });
    expect(play).toHaveBeenCalledWith('plop');
    server.tell('gameStarted', coopGame({ version: 2 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('copies the invitation and says so', async () => {
    const { user } = wait();
    await user.click(screen.getByRole('button', { name: 'Copy Team Invite' }));
    expect(await navigator.clipboard.readText()).toBe('https://hub.example/moreLess/game/multi/coop-game-1');
    expect(screen.getByRole('button', { name: 'Link Copied!' })).toBeVisible();
  });

  it('begins another game when no mate joined the one that this tab remembers', () => {
    wait().unmount();
    const { sent, server } = renderGame({ mode: 'multi' });
    server.link('open');
    server.tell('gameOver', coopGame({ version: 3, phase: 'over', gameOver: true, end: 'nobodyJoined' }));
    expect(sent.at(-1)).toMatchObject({ action: 'startGame', payload: { mode: 'multi' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a coop round', () => {
  it('shows both picks, which can be changed until they are equal', async () => {
    const { server, sent, user } = openCoop();
    server.tell(
      'gameStateUpdate',
      coopGame({ version: 1, players: [KESTREL, { ...MOSSY, guess: 'lower' }] }),
    );
    expect(less().querySelectorAll('[data-field]')).toHaveLength(1);
    expect(screen.getByText('mossy picks Less.')).toBeInTheDocument();
    const players = [
      { ...KESTREL, guess: 'higher' },
      { ...MOSSY, guess: 'lower' },
    ];
    server.tell('gameStateUpdate', coopGame({ version: 2, players }));
    expect(more()).toHaveAttribute('aria-pressed', 'true');
    expect(less()).toBeEnabled();
    await user.click(less());
    expect(sent.at(-1)).toMatchObject({ payload: { guess: 'lower' } });
    const agreed = players.map((player) => ({ ...player, guess: 'lower' }));
    server.tell('revealItem', coopGame({ version: 3, players: agreed, ...revealed('lower') }));
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('ties the line on agreement, frays it on disagreement, and says in the first round that both must agree', () => {
    const { server } = openCoop();
    const pick = (version: number, own: string | null, mates: string | null, score = 0) =>
      server.tell(
        'gameStateUpdate',
        coopGame({
          version,
          score,
          players: [
            { ...KESTREL, guess: own },
            { ...MOSSY, guess: mates },
          ],
        }),
      );
    expect(screen.getByText('Both of you must pick the same.')).toBeVisible();
    expect(screen.getByText('Pick the same')).toBeVisible();
    pick(1, 'higher', 'lower');
    expect(screen.getByText('You disagree')).toBeVisible();
    pick(2, 'lower', 'lower');
    expect(screen.getByText('Agreed')).toBeVisible();
    pick(3, null, null, 1);
    expect(screen.queryByText('Both of you must pick the same.')).toBeNull();
  });

  it('blames nobody for missing picks while the mate is away', () => {
    const { server } = openCoop();
    const over = { version: 1, phase: 'over', gameOver: true, end: 'noGuess', timeLeft: null };
    const away = { ...MOSSY, connected: false, timeToReturn: 10 };
    server.tell('gameOver', coopGame({ ...over, players: [KESTREL, away] }));
    expect(dialog('Game Over')).toHaveTextContent('Your teammate was away, and you did not pick in time.');
  });

  it('has a dial of 30 seconds that ticks at the end', () => {
    vi.useFakeTimers();
    const { play } = openCoop();
    expect(screen.getByRole('timer', { name: '30 seconds left' })).toBeInTheDocument();
    play.mockClear();
    act(() => void vi.advanceTimersByTime(19_900));
    expect(play).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(2_200));
    expect(screen.getByRole('timer', { name: '8 seconds left' })).toBeInTheDocument();
    expect(play.mock.calls).toEqual([['tick'], ['tack'], ['tick']]);
  });

  it('shows how long the seat of an absent mate is held', () => {
    vi.useFakeTimers();
    const { server } = openCoop();
    const away = { ...MOSSY, connected: false, timeToReturn: 24_000 };
    server.tell('gameStateUpdate', coopGame({ version: 1, players: [KESTREL, away] }));
    expect(mate('mossy')).toHaveTextContent('Away, 24 s to return');
    expect(screen.getByText('mossy has lost the connection.')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(mate('mossy')).toHaveTextContent('Away, 19 s to return');
    server.tell('gameStateUpdate', coopGame({ version: 2 }));
    expect(mate('mossy')).toHaveTextContent(/^mossy$/);
    expect(screen.queryByText('mossy has lost the connection.')).toBeNull();
  });

  it('gives up the seat when the page is left while a mate is there', () => {
    const { sent, unmount } = openCoop();
    unmount();
    expect(sent.at(-1)).toEqual({
      action: 'leaveGame',
      payload: { playerId: 'player-00001', gameId: 'coop-game-1' },
    });
  });

  it('keeps the seat without a mate, when the game is over, and when the server refused the game', () => {
    const waiting = renderGame({ mode: 'multi' });
    waiting.server.link('open');
    waiting.server.tell('waiting', coopGame({ phase: 'waiting', players: [KESTREL], timeLeft: null }));
    waiting.unmount();
    const over = openCoop();
    over.server.tell('gameOver', coopGame({ version: 1, ...lost(1) }));
    over.unmount();
    const refused = openCoop();
    refused.server.refuse('submitGuess', 'internal');
    refused.unmount();
    const solo = openSolo();
    solo.unmount();
    for (const { sent } of [waiting, over, refused, solo])
      expect(sent.map(({ action }) => action)).not.toContain('leaveGame');
  });

  it('says who left, and ends', () => {
    const { server, onMovement } = openCoop();
    const over = coopGame({ version: 1, phase: 'over', gameOver: true, end: 'playerLeft', timeLeft: null });
    server.tellOf('playerLeft', 1, over);
    server.tell('gameOver', over);
    expect(onMovement).toHaveBeenCalledExactlyOnceWith({ type: 'left', name: 'mossy' });
    expect(dialog('Game Over')).toHaveTextContent('Your teammate left the game.');
    expect(dialog('Game Over')).toHaveTextContent('Coop highscore');
    expect(dialog('Game Over')).not.toHaveTextContent('You are better than');
  });
});

const end = (game: ReturnType<typeof openSolo>, score: number) =>
  game.server.tell('gameOver', soloGame({ version: 9, ...lost(score) }));

it('practice is asked for, marked, reported to no page, and leads to a game that counts', async () => {
  const onCounting = vi.fn<() => void>();
  const game = renderGame({ isPractice: true, onCounting, renderShare: shareButton });
  game.server.link('open');
  expect(game.sent).toEqual([{ action: 'startGame', payload: { ...who, mode: 'single', practice: true } }]);
  game.server.tell('gameStarted', soloGame({ practice: true }));
  expect(screen.getByText('Practice')).toBeVisible();
  expect(screen.queryByText('2480')).toBeNull();
  expect(screen.queryByText('Best 2')).toBeNull();
  game.server.tell('gameOver', soloGame({ practice: true, version: 9, ...lost(27), reward: 0 }));
  expect(dialog('Game Over')).toHaveTextContent('27');
  expect(dialog('Game Over')).toHaveTextContent('Practice: counts for nothing');
  for (const text of ['New highscore', 'Highscore', 'You are better than'])
    expect(dialog('Game Over')).not.toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(game.onOver).not.toHaveBeenCalled();
  await game.user.click(screen.getByRole('button', { name: 'Play for score' }));
  expect(onCounting).toHaveBeenCalledOnce();
  await game.user.click(screen.getByRole('button', { name: 'Play Again' }));
  expect(game.sent.at(-1)).toMatchObject({ action: 'startGame', payload: { practice: true } });
});

describe('the end', () => {
  it('shows score, percentile, highscore and reward, and tells of it once', () => {
    const game = openSolo({ shownBalance: 2_507 });
    end(game, 27);
    expect(dialog('Game Over')).toHaveTextContent('27');
    expect(dialog('Game Over')).toHaveTextContent('You said Less: Last Whisper costs 1,450, not under 300');
    expect(dialog('Game Over')).toHaveTextContent('You are better than 72% of the other players');
    expect(dialog('Game Over')).toHaveTextContent('New highscore');
    expect(dialog('Game Over')).toHaveTextContent('+27');
    expect(dialog('Game Over')).toHaveTextContent('Blue Essence, now 2,507');
    end(game, 27);
    expect(game.onOver).toHaveBeenCalledExactlyOnceWith({ mode: 'single', score: 27, reward: 27 });
  });

  it('compares with own runs while there are fewer than five other players', () => {
    const few = comparison({ others: 4, percentile: 0, runs: [27, 30, 12, 3] });
    const game = openSolo({ standing: { bestBefore: 30, comparison: few } });
    end(game, 27);
    expect(dialog('Game Over')).toHaveTextContent('Better than 2 of your last 3 runs');
    expect(within(dialog('Game Over')).getAllByRole('listitem')).toHaveLength(4);
    expect(dialog('Game Over')).not.toHaveTextContent('You are better than');
    expect(dialog('Game Over')).toHaveTextContent('23 to Diamond');
  });

  it.each([
    [[27], 'Your first run'],
    [[27, 3], 'Your best of your last 2 runs'],
    [[27, 30], 'Not better than your last run'],
    [[27, 30, 27], 'Not better than your last 2 runs'],
  ])('says of the runs %j: %s', (runs, text) => {
    const standing = { bestBefore: 0, comparison: comparison({ runs }) };
    end(openSolo({ standing }), 27);
    expect(dialog('Game Over')).toHaveTextContent(text);
  });

  it('never says "better than 0%" after a right answer', () => {
    const standing = { bestBefore: 0, comparison: comparison({ others: 9, runs: [27] }) };
    end(openSolo({ standing }), 27);
    expect(dialog('Game Over')).not.toHaveTextContent('0%');
    expect(dialog('Game Over')).toHaveTextContent('Your first run');
  });

  it('shows the larger of the stored highscore and the score', () => {
    end(openSolo({ standing: { bestBefore: 64, comparison: comparison() } }), 27);
    expect(screen.getByText('Highscore').parentElement).toHaveTextContent('64');
    expect(dialog('Game Over')).not.toHaveTextContent('New highscore');
  });

  it('shows no reward for a score of 0', () => {
    const standing = { bestBefore: 5, comparison: comparison({ others: 9 }) };
    end(openSolo({ standing }), 0);
    expect(dialog('Game Over')).toHaveTextContent('You are better than 0% of the other players');
    expect(dialog('Game Over')).not.toHaveTextContent('Blue Essence');
  });

  it("says when the day's limit has kept back the reward", () => {
    const game = openSolo();
    game.server.tell('gameOver', soloGame({ version: 9, ...lost(27), reward: 0, unpaid: 27 }));
    expect(dialog('Game Over')).toHaveTextContent(
      "You have earned today's 1,500 Blue Essence from score games",
    );
    expect(dialog('Game Over')).not.toHaveTextContent('+27');
  });

  it('is news once: a link that leads to it again pays nothing twice', () => {
    const { server, onOver } = renderGame({ mode: 'multi', invitedTo: 'coop-game-1' });
    server.link('open');
    server.tell('gameOver', coopGame({ version: 9, ...lost(5) }));
    expect(dialog('Game Over')).toHaveTextContent('5');
    expect(onOver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ score: 5, reward: 0 }));
  });

  it('leads to another game, or home', async () => {
    const game = openSolo();
    end(game, 3);
    await game.user.click(screen.getByRole('button', { name: 'Play Again' }));
    expect(game.sent.at(-1)).toEqual({ action: 'startGame', payload: { ...who, mode: 'single' } });
    game.server.tell('gameStarted', soloGame({ gameId: 'solo-game-2' }));
    expect(more()).toBeEnabled();
    game.server.tell('gameOver', soloGame({ gameId: 'solo-game-2', version: 2, ...lost(1) }));
    await game.user.click(screen.getByRole('button', { name: 'Home' }));
    expect(game.onHome).toHaveBeenCalledOnce();
    expect(game.onOver).toHaveBeenCalledTimes(2);
  });
});

describe('a lost connection', () => {
  it('is said, locks the buttons, and asks for the same game when it is back', () => {
    const { server, sent } = openSolo();
    server.link('reconnecting');
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(more()).toBeDisabled();
    server.link('open');
    expect(sent.at(-1)).toMatchObject({ action: 'joinGame', payload: { gameId: 'solo-game-1' } });
    expect(more()).toBeDisabled();
    server.tell('gameStarted', soloGame());
    expect(more()).toBeEnabled();
    expect(screen.queryByText('Reconnecting…')).toBeNull();
  });

  it('after the end changes nothing', () => {
    const { server, sent } = openSolo();
    server.tell('gameOver', soloGame({ version: 2, ...lost(1) }));
    server.link('reconnecting');
    server.link('open');
    expect(dialog('Game Over')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

it('calls items as the language of the game does, once the names have come', async () => {
  openSolo({ fetchItemNames: async () => new Map([['1001', 'Stiefel']]) });
  expect(screen.getByRole('heading', { name: 'Boots' })).toBeVisible();
  expect(more()).toBeEnabled();
  expect(await screen.findByRole('heading', { name: 'Stiefel' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Last Whisper' })).toBeVisible();
});
