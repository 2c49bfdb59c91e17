import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import well from '../controls/combobox.module.css';
import field from '../controls/text-field.module.css';
import { ErrorCard } from '../feedback/error-card.tsx';
import { Loading } from '../feedback/loading.tsx';
import search from './guess-search.module.css';
import type { WaitingView } from './puzzle-view.ts';
import { type DailyGameTexts, riftLost } from './texts.ts';

interface Props {
  readonly view: WaitingView;
  readonly onRetry: () => void;
  readonly onReopen: () => void;
}

/** Shown instead of the board until the puzzle is open. */
export function Waiting({ view: { phase, disconnectReason, refusal }, onRetry, onReopen }: Props) {
  if (disconnectReason) return <ErrorCard {...riftLost(disconnectReason)} onRetry={onReopen} />;
  if (phase === 'refused')
    return <ErrorCard title={t`The rift did not open`} text={refusal} onRetry={onRetry} />;
  return <Loading text={phase === 'loading' ? t`Opening the rift…` : t`Connecting…`} />;
}

/** The guess field while its code is on the way: it looks as before the first guess is possible. */
export const WaitingSearch = ({ texts }: { readonly texts: DailyGameTexts }) => (
  <div className={search['search']}>
    <div className={well['combobox']}>
      <div className={classNames('cut', well['well'])}>
        <Icon of={Search} />
        <input
          className={field['input']}
          placeholder={texts.placeholder}
          aria-label={texts.search}
          disabled
        />
      </div>
    </div>
  </div>
);
