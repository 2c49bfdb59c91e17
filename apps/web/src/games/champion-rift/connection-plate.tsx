import { championRiftTexts as texts } from '../../messages/champion-rift.ts';
import { ErrorPlate } from '../../ui/feedback/error-plate.tsx';
import type { Parting } from './view-model.ts';

interface Props {
  readonly parting: Parting;
  readonly onReopen: () => void;
}

/** Says why nothing can be guessed here now, and offers to take the rift up again. */
export function ConnectionPlate({ parting, onReopen }: Props) {
  const { title, text, action } = texts[parting];
  return <ErrorPlate title={title} text={text} retryLabel={action} onRetry={onReopen} />;
}
