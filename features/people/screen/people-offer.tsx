import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy, type ReactNode } from 'react';
import type { Offer } from './offer-button.tsx';
import styles from './people.module.css';

const PeopleStrip = lazy(async () => ({ default: (await import('./people-strip.tsx')).PeopleStrip }));

const PeopleMenu = lazy(async () => ({ default: (await import('./people-menu.tsx')).PeopleMenu }));

interface Props {
  readonly offer?: Offer | undefined;
  /** A strip, or a button that shows it. */
  readonly as: 'strip' | 'button';
  /** Id of the daily game in whose result the strip lies. */
  readonly resultOf?: string | undefined;
}

/** A control of a finished game, and beside it, in one place, the button for the players whom one knows. */
export const BesidePeople = ({ offer, children }: Omit<Props, 'as'> & { readonly children: ReactNode }) => (
  <span className={styles['beside']}>
    <PeopleOffer as="button" offer={offer} />
    {children}
  </span>
);

/** The players whom one knows; loaded when they are shown. */
export const PeopleOffer = ({ offer, as, resultOf }: Props) => (
  <Optional>
    {as === 'button' ? <PeopleMenu offer={offer} /> : <PeopleStrip offer={offer} resultOf={resultOf} />}
  </Optional>
);
