import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { championRiftTexts as texts } from './texts.ts';
import type { WaitingView } from './view-model.ts';

interface Props {
  readonly view: WaitingView;
  readonly onRetry: () => void;
  readonly onReopen: () => void;
}

/** Shown instead of the board until the rift is open. */
export function Waiting({ view: { phase, parting, refusal }, onRetry, onReopen }: Props) {
  if (parting) return <ErrorPlate {...texts[parting]} onRetry={onReopen} />;
  if (phase === 'refused') return <ErrorPlate title={texts.notOpened} text={refusal} onRetry={onRetry} />;
  return <Loading text={phase === 'loading' ? texts.opening : texts.connecting} />;
}
