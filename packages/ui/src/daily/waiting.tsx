import { ErrorPlate } from '../feedback/error-plate.tsx';
import { Loading } from '../feedback/loading.tsx';
import type { WaitingView } from './puzzle-view.ts';
import { dailyTexts as texts } from './texts.ts';

interface Props {
  readonly view: WaitingView;
  readonly onRetry: () => void;
  readonly onReopen: () => void;
}

/** Shown instead of the board until the puzzle is open. */
export function Waiting({ view: { phase, disconnectReason, refusal }, onRetry, onReopen }: Props) {
  if (disconnectReason) return <ErrorPlate {...texts[disconnectReason]} onRetry={onReopen} />;
  if (phase === 'refused') return <ErrorPlate title={texts.notOpened} text={refusal} onRetry={onRetry} />;
  return <Loading text={phase === 'loading' ? texts.opening : texts.connecting} />;
}
