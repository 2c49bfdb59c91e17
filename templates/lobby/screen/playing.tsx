import type { CommandOf } from '@hub/engine/wire/envelope';
import { Button } from '@hub/ui/controls/button.tsx';
import type { VersusPlayProps } from '@hub/ui/screens/play-props.ts';
import { plural, t } from '@lingui/core/macro';
import type { Side, TemplateLobbyState, templateLobby } from '../game.ts';

export { templateLobby as endpoint } from '../game.ts';

type Command = CommandOf<typeof templateLobby>;

const SIDES: readonly Side[] = ['left', 'right'];

/** Whether the player still has to answer. */
export const isMyTurn = ({ first, gameOver, players }: TemplateLobbyState, me: string): boolean =>
  first === null && !gameOver && players.some(({ id, hasAnswered }) => id === me && !hasAnswered);

/** Whether the answer is for the round that still runs. */
export const isUnanswered = (
  { action, payload }: Command,
  { round, first, gameOver }: TemplateLobbyState,
): boolean => action === 'submitAnswer' && payload.round === round && first === null && !gameOver;

/** The question with its two answers, the points, and at the end the winner. */
export function Playing({
  state,
  me,
  lobbyId,
  isAway,
  isSending,
  send,
  ...props
}: VersusPlayProps<TemplateLobbyState, Command>) {
  const { first, round, players, winner } = state;
  const canAnswer = isMyTurn(state, me) && !isAway && !isSending;
  return (
    <>
      <h1>{t`Template Lobby`}</h1>
      <h2>{t`Who was released first?`}</h2>
      {SIDES.map((answer) => (
        <Button
          key={answer}
          disabled={!canAnswer}
          onClick={() => send({ action: 'submitAnswer', payload: { lobbyId, answer, round } })}
        >
          {state[answer].name}
        </Button>
      ))}
      <output>{first !== null && t`${{ name: state[first].name }} was first.`}</output>
      <ul aria-label={t`Players`}>
        {players.map(({ id, name, points }) => (
          <li key={id}>{t`${name}: ${plural(points, { one: '# point', other: '# points' })}`}</li>
        ))}
      </ul>
      {state.gameOver && (
        <>
          <p>{t`${{ name: players.find(({ id }) => id === winner)?.name ?? '' }} wins`}</p>
          <Button onClick={props.onPlayAgain}>{t`Play Again`}</Button>
          <Button onClick={props.onHome}>{t`Home`}</Button>
        </>
      )}
    </>
  );
}
