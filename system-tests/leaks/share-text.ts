import type { AttributeStatus } from '@hub/engine/wire/attribute-status';
import { dailyGames } from '@hub/protocol/games';
import type { Clue } from '@hub/ui/daily/puzzle.ts';
import type { Call } from '@hub/ui/net/http-client.ts';
import { dailyShare } from '@hub/ui/share/daily-share.ts';
import { shareText } from '@hub/ui/share/share-text.ts';

type Guess = Readonly<Record<string, unknown>>;

const isClue = (value: unknown): value is Clue =>
  typeof value === 'object' && value !== null && 'isCorrect' in value;

const cluesOf = (guess: Guess): readonly Clue[] =>
  typeof guess['isCorrect'] === 'string'
    ? [{ isCorrect: guess['isCorrect'] as AttributeStatus, value: String(guess['name']) }]
    : Object.values(guess).filter(isClue);

/** Everything that a page shares of a solved puzzle, from the state that the server has sent to it. */
export async function sharedOf(mode: string, state: Readonly<Record<string, unknown>>): Promise<string> {
  const game = dailyGames.find(({ id }) => id === mode);
  if (game === undefined) throw new RangeError(mode);
  const solved = {
    guesses: (state['guesses'] as readonly Guess[]).map((guess) => ({ clues: cluesOf(guess) })),
    day: String(state['day']),
    streak: Number(state['streak']),
  };
  const call = (async () => ({ number: 7 })) as unknown as Call;
  const shared = await dailyShare(game)(solved, call);
  const content = { title: game.names.title, path: game.route, scene: '/scene.svg', ...shared };
  return `${shareText(content, 'http://hub.test')}\n${JSON.stringify(content)}`;
}
