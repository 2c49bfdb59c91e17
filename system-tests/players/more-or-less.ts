import { items } from '@hub/catalog/items';
import { type Guess, type MoreOrLessMode, type MoreOrLessState, moreOrLess } from '@hub/more-or-less/game.ts';
import type { GameLink } from './game-socket.ts';
import { counted, stayUntilOver } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Of a hundred prices a player knows so many. */
const KNOWN_PERCENT = 88;

const priceOf = new Map(items.map(({ name, priceGold }) => [name, priceGold]));

/** Where those who want to play together find each other: the part of the invitation, which is sent past the server. */
export class Invitations {
  readonly #open: string[] = [];

  invite(gameId: string): void {
    if (!this.#open.includes(gameId)) this.#open.push(gameId);
  }

  /** Takes an invitation back; false when somebody has it already. */
  withdraw(gameId: string): boolean {
    const at = this.#open.indexOf(gameId);
    if (at >= 0) this.#open.splice(at, 1);
    return at >= 0;
  }

  /** The invitation that has waited longest; nobody else gets it. */
  take(): string | undefined {
    return this.#open.shift();
  }
}

/** A game alone, to its end. */
export const playMoreOrLess = (player: Player): Promise<boolean> => play(player, 'single', undefined);

/** A game for two: by the invitation of somebody who waits, or as somebody who invites. */
export const playCoop = (player: Player, invitations: Invitations): Promise<boolean> =>
  play(player, 'multi', invitations);

async function play(
  player: Player,
  mode: MoreOrLessMode,
  invitations: Invitations | undefined,
): Promise<boolean> {
  const link = player.open(moreOrLess);
  const invitation = invitations?.take();
  const since = performance.now();
  let state: MoreOrLessState | undefined;
  let isInviting = false;
  link.onFrame = ({ payload: { gameState } }) => {
    state = gameState;
    player.note({ kind: 'seen', game: 'moreOrLess', room: gameState.gameId, state: gameState });
  };
  const enter = () => {
    const gameId = state?.gameId ?? invitation;
    return link.ask(
      gameId === undefined
        ? { action: 'startGame', payload: { mode } }
        : { action: 'joinGame', payload: { gameId } },
      ({ action }) => ['gameStarted', 'waiting', 'gameOver', 'playerJoined'].includes(action),
    );
  };
  const isOver = await stayUntilOver(player, link, 'moreOrLess.enter', {
    enter,
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      if (state.phase === 'waiting' && state.players.length < state.seats && invitations !== undefined) {
        if (!isInviting) invitations.invite(state.gameId);
        isInviting = true;
        const isTired = player.isLeaving || performance.now() - since > 3 * player.pace.lobbyMs;
        if (isTired && invitations.withdraw(state.gameId)) return 'over';
      }
      return (await guess(player, link, state)) ? 'acted' : 'waiting';
    },
  });
  link.close();
  if (!isOver || state?.gameOver !== true) return false;
  player.note({ kind: 'rewarded', game: 'moreOrLess', room: state.gameId, essence: state.reward });
  return true;
}

/** Says what the next item costs, or agrees with the mate; false when there is nothing to say now. */
async function guess(
  player: Player,
  link: GameLink<typeof moreOrLess>,
  state: MoreOrLessState,
): Promise<boolean> {
  const { gameId, score: round } = state;
  const own = state.players.find(({ id }) => id === player.me.playerId)?.guess ?? null;
  const mates = state.players.find(({ id }) => id !== player.me.playerId)?.guess ?? null;
  if (state.phase !== 'guessing') return false;
  // Whoever has spoken gives way half of the time, so that two who disagree soon do not.
  if (own !== null && (mates === null || mates === own || player.dice.percent(50))) return false;
  const choice = own !== null && mates !== null ? mates : answerTo(player, state);
  await player.think();
  const answer = await link.ask(
    { action: 'submitGuess', payload: { gameId, guess: choice } },
    ({ payload: { gameState } }) =>
      gameState.score > round ||
      gameState.phase !== 'guessing' ||
      gameState.players.some(({ id, guess: told }) => id === player.me.playerId && told === choice),
  );
  if (counted(player, link, 'moreOrLess.submitGuess', answer) && answer.kind === 'frame')
    noteIfStanding(player, answer.frame.payload.gameState, round, choice);
  return true;
}

/** What came after the clock had rung does not count. */
function noteIfStanding(
  player: Player,
  { gameId: room, version, score, players }: MoreOrLessState,
  round: number,
  choice: Guess,
): void {
  const own = players.find(({ id }) => id === player.me.playerId)?.guess;
  if (score === round && own === choice)
    player.note({ kind: 'guessed', game: 'moreOrLess', room, version, round, guess: choice });
}

function answerTo(player: Player, { currentItem, nextItem }: MoreOrLessState): Guess {
  const isMore = (priceOf.get(nextItem.name) ?? 0) > currentItem.gold;
  return isMore === player.knows(KNOWN_PERCENT) ? 'higher' : 'lower';
}
