import type { PlayerId } from '@hub/engine/wire/ids';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { Crown } from 'lucide-react';
import styles from './podium.module.css';

const STEPS = [1, 2, 3];
/** Number of places on a podium. */
export const PODIUM_PLACES = STEPS.length;

interface Winner {
  readonly id: PlayerId | null;
  readonly name: string;
  readonly effect: string | null | undefined;
  readonly points: string;
  /** Players with the same points share the number, not the step. */
  readonly place: string;
  readonly note?: string | undefined;
}

interface Props {
  /** Up to three, best first. */
  readonly best: readonly Winner[];
  /** Says a place to screen readers. */
  readonly placeOf: (place: string) => string;
  /** Says to screen readers that a step is free. Without it free steps are left out. */
  readonly freeOf?: (place: number) => string;
  /** With a crown, and as large as the window permits. */
  readonly isLarge?: boolean | undefined;
  /** Without links to profiles, which a visitor cannot open. */
  readonly isPlain?: boolean | undefined;
}

/** Three steps, the first place in the middle. Players lead to their profiles. */
export const Podium = ({ best, placeOf, freeOf, isLarge, isPlain }: Props) => (
  <ol
    aria-hidden={best.length === 0 || undefined}
    className={classNames('calm', styles['podium'], isLarge && styles['large'])}
  >
    {STEPS.filter((step) => freeOf || best[step - 1]).map((step) => {
      const winner = best[step - 1];
      const hasAvatars = best.length > 0;
      return (
        <li key={step} data-step={step}>
          {isLarge && step === 1 && <Icon of={Crown} className={styles['crown']} />}
          {winner ? (
            <Taken winner={winner} placeOf={placeOf} isLarge={isLarge} isPlain={isPlain} />
          ) : (
            <>
              {hasAvatars && <span className={classNames('cut', styles['avatar'], styles['free'])} />}
              <Step text={freeOf?.(step)} place={step} isEmpty={hasAvatars} />
            </>
          )}
        </li>
      );
    })}
  </ol>
);

interface TakenProps extends Pick<Props, 'placeOf' | 'isLarge' | 'isPlain'> {
  readonly winner: Winner;
}

function Taken({ winner, placeOf, isLarge, isPlain }: TakenProps) {
  const { id, name, effect, points, place, note } = winner;
  const content = (
    <>
      <Avatar id={id} className={styles['avatar']} />
      <Username name={name} effect={effect} display wraps={isLarge} />
      <span className="soft">{points}</span>
      {note && <span className={classNames('soft', styles['note'])}>{note}</span>}
      <Step text={placeOf(place)} place={place} />
    </>
  );
  return id && !isPlain ? (
    <Link to={paths.profile({ id })} className={styles['taken']}>
      {content}
    </Link>
  ) : (
    <div className={styles['taken']}>{content}</div>
  );
}

interface StepProps {
  readonly text: string | undefined;
  readonly place: string | number;
  readonly isEmpty?: boolean;
}

const Step = ({ text, place, isEmpty }: StepProps) => (
  <span className={classNames(styles['step'], isEmpty && styles['empty'])}>
    <span className="sr">{text}</span>
    <span aria-hidden>{place}</span>
  </span>
);
