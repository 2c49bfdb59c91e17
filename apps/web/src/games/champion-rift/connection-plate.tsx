import { championRiftTexts as texts } from '../../messages/champion-rift.ts';
import type { Parting } from '../../net/parting.ts';
import { ErrorPlate } from '../../ui/feedback/error-plate.tsx';

interface Props {
  readonly parting: Parting;
  readonly onReopen: () => void;
}

/** Says why nothing can be guessed here now, and offers to take the rift up again. */
export function ConnectionPlate({ parting, onReopen }: Props) {
  const { title, text, action } = texts[parting];
  return <ErrorPlate title={title} text={text} retryLabel={action} onRetry={onReopen} />;
}
