import { type RiftGuesserState, riftGuesser } from '@hub/rift-guesser/game.ts';
import type { GameLink } from './game-socket.ts';
import { exchange } from './http-request.ts';
import { counted, stayUntilOver } from './play-until-over.ts';
import type { Player } from './player.ts';

type Link = GameLink<typeof riftGuesser>;
type Place = { readonly x: number; readonly y: number };

/** A game of Rift Guesser to its end, by places that mean nothing: it lasts a few rounds. */
export async function playRiftGuesser(player: Player): Promise<boolean> {
  const link = player.open(riftGuesser);
  let state: RiftGuesserState | undefined;
  let toldAt = 0;
  link.onFrame = ({ payload: { gameState } }) => {
    state = gameState;
    toldAt = performance.now();
    player.note({ kind: 'seen', game: 'riftGuesser', room: gameState.gameId, state: gameState });
  };
  const isOver = await stayUntilOver(player, link, 'riftGuesser.startGame', {
    enter: () => link.ask({ action: 'startGame', payload: {} }, ({ action }) => action === 'gameStarted'),
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      const waitedMs = performance.now() - toldAt;
      await player.rest(Math.max(0, state.wait / player.pace.serverSpeed - waitedMs));
      await (state.action === 'startRound' ? playRound(player, link, state) : goOn(player, link, state));
      return 'acted';
    },
  });
  link.close();
  if (!isOver || state === undefined) return false;
  player.note({ kind: 'rewarded', game: 'riftGuesser', room: state.gameId, essence: state.reward });
  return true;
}

/** Looks at the picture, puts the marker somewhere, and locks it. */
async function playRound(
  player: Player,
  link: Link,
  { gameId, round, section }: RiftGuesserState,
): Promise<void> {
  if (section !== null) await look(player, section);
  if (player.dice.percent(60)) await mark(player, link, { gameId, round, action: 'setGuess' });
  await mark(player, link, { gameId, round, action: 'submitGuess' });
}

interface Mark {
  readonly gameId: string;
  readonly round: number;
  readonly action: 'setGuess' | 'submitGuess';
}

async function mark(player: Player, link: Link, { gameId, round, action }: Mark): Promise<void> {
  await player.think();
  const place = { x: player.dice.between(0, 350), y: player.dice.between(0, 350) };
  const answer = await link.ask({ action, payload: { gameId, guess: place } }, ({ payload: { gameState } }) =>
    isTaken(gameState, place, round),
  );
  if (counted(player, link, `riftGuesser.${action}`, answer) && answer.kind === 'frame')
    noteIfStanding(player, answer.frame.payload.gameState, place, round);
}

const isTaken = (state: RiftGuesserState, place: Place, round: number): boolean =>
  state.round !== round || state.action === 'revealAnswer' || isAt(state.guess, place);

const isAt = (one: Place | null, other: Place): boolean => one?.x === other.x && one.y === other.y;

/** A marker that came after the clock had rung is none. */
function noteIfStanding(player: Player, state: RiftGuesserState, place: Place, round: number): void {
  if (state.round === round && isAt(state.guess, place))
    player.note({
      kind: 'guessed',
      game: 'riftGuesser',
      room: state.gameId,
      version: state.version,
      round,
      place,
    });
}

async function goOn(player: Player, link: Link, { gameId, round }: RiftGuesserState): Promise<void> {
  await player.think();
  const answer = await link.ask(
    { action: 'startNextRound', payload: { gameId } },
    ({ payload: { gameState } }) => gameState.round > round || gameState.gameOver,
  );
  counted(player, link, 'riftGuesser.startNextRound', answer);
}

/** Fetches a section as the page does; it may be gone already. */
async function look(player: Player, address: string): Promise<void> {
  const from = performance.now();
  try {
    const { status } = await exchange(player.url + address, {
      method: 'GET',
      timeoutMs: player.pace.patienceMs,
    });
    player.observer.answered?.('http.section', performance.now() - from);
    if (status !== 200 && status !== 404) player.observer.failed?.('http.section', String(status));
  } catch {
    player.observer.lost?.('section');
  }
}
