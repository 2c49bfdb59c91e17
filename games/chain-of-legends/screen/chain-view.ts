import type { CommandOf } from '@hub/engine/wire/envelope';
import { isolated } from '@hub/ui/text/isolated.ts';
import { plural, t } from '@lingui/core/macro';
import type { ChainPlayer, ChainState, chainOfLegends } from '../game.ts';
import { bothNames } from './own-names.tsx';

const MISTAKES = {
  wrongLetter: (name: string, input: string) =>
    t`${{ name: isolated(name) }}: ${input} starts with the wrong letter.`,
  used: (name: string, input: string) => t`${{ name: isolated(name) }}: ${input} was used already.`,
  unknown: (name: string, input: string) =>
    t`${{ name: isolated(name) }}: there is no champion called ${input}.`,
  late: (name: string) => t`${{ name: isolated(name) }} ran out of time.`,
};

/** A player's position on the ring; `x` and `y` from -1 to 1, the viewer at the bottom. */
export interface RingSeat {
  readonly player: ChainPlayer;
  readonly x: number;
  readonly y: number;
  readonly isOnTurn: boolean;
  readonly isMe: boolean;
}

/** Angle in radians of the seat `seatsAfter` places clockwise from the bottom one. */
const angleOf = (seatsAfter: number, seats: number): number =>
  Math.PI / 2 + (seatsAfter / seats) * 2 * Math.PI;

/** All players in turn order around the ring, the viewer at the bottom; for spectators the first player. */
export function ringOf({ players, currentPlayerIndex, gameOver }: ChainState, me: string): RingSeat[] {
  const own = Math.max(
    0,
    players.findIndex(({ id }) => id === me),
  );
  return players.map((player, index) => {
    const angle = angleOf((index - own + players.length) % players.length, players.length);
    return {
      player,
      x: Math.cos(angle),
      y: Math.sin(angle),
      isOnTurn: !gameOver && index === currentPlayerIndex,
      isMe: player.id === me,
    };
  });
}

/** Pointer direction in whole degrees, 0 is down; only increases, so that it never turns backwards. */
export function pointerDegrees(state: ChainState, me: string, before: number): number {
  const seat = ringOf(state, me).find(({ isOnTurn }) => isOnTurn);
  if (seat === undefined) return before;
  const target = (Math.atan2(seat.y, seat.x) * 180) / Math.PI - 90;
  const turn = (((target - before) % 360) + 360) % 360;
  return Math.round(before + turn);
}

export const isMyTurn = ({ players, currentPlayerIndex, gameOver }: ChainState, me: string): boolean =>
  !gameOver && players[currentPlayerIndex]?.id === me;

/** How the last turn ended, as a sentence; undefined before the first turn has ended. */
function turnAnnouncement({
  action,
  lastPlayer,
  players,
  lastInput,
  lastChampion,
  mistake,
}: ChainState): string | undefined {
  const player = players.find(({ id }) => id === lastPlayer);
  if (player === undefined || action === null) return undefined;
  const typed = lastInput ?? '';
  if (action === 'correctInput')
    return t`${{ name: isolated(player.name) }}: ${{ champion: bothNames(lastChampion?.name ?? '', typed) }} is right.`;
  const cost = t`One life lost, ${plural({ left: player.lives }, { one: '# life', other: '# lives' })} left.`;
  if (action === 'jinxed')
    return `${t`${{ name: isolated(player.name) }} is jinxed: no champion was left. The chain restarts.`} ${cost}`;
  return `${MISTAKES[mistake ?? 'late'](player.name, bothNames(typed))} ${cost}`;
}

/** Text for screen readers: how the last turn ended, and whose turn it is. */
export function sentence(state: ChainState, me: string): string {
  const next = isMyTurn(state, me)
    ? state.nextLetter === null
      ? t`Your turn. Any champion may begin.`
      : t`Your turn. Name a champion that starts with ${{ letter: state.nextLetter }}.`
    : t`${{ name: isolated(state.players[state.currentPlayerIndex]?.name ?? '') }} is on turn`;
  return [turnAnnouncement(state), state.gameOver ? undefined : next].filter(Boolean).join(' ');
}

/** A server of an older build sends no places: then the winner is first and all others are second. */
export const placeOf = ({ place, id }: ChainPlayer, winner: string | null): number =>
  place ?? (id === winner ? 1 : 2);

/** Whether the turn for which an answer was given has not ended: only an answer or the time ends it. */
export const isUnanswered = (
  { action, payload }: CommandOf<typeof chainOfLegends>,
  { turn, gameOver }: ChainState,
): boolean => action === 'submitChampion' && payload.turn === turn && !gameOver;
