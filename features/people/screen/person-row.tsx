import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { isDaily, isScore, isVersus } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { screens } from '@hub/web/games.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { firstPath, paths, startPath } from '@hub/web/links/paths.ts';
import { relativeTime } from '@hub/web/messages/relative-time.ts';
import { t } from '@lingui/core/macro';
import { Swords, UserRound, Users } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { challengeOfRun } from '../../places/challenge-of-run.ts';
import type { Offer } from '../../places/known-players.ts';
import type { Person } from '../calls.ts';
import { OfferButton } from './offer-button.tsx';
import styles from './people.module.css';

/** A player with a name. Servers of the version before also send guests, who have none. */
export type KnownPerson = Person & { readonly player: NonNullable<Person['player']> };
export const isKnown = (person: Person): person is KnownPerson => person.player !== null;

/** `Champion Rift in 4`; without the game where the page is about it. */
const solvedIn = (game: string | undefined, attempts: number): string =>
  game === undefined
    ? t({ message: `in ${attempts}`, comment: 'Guesses of a player' })
    : t`${game} in ${attempts}`;

interface Props {
  readonly person: KnownPerson;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the player can be invited to on this page. */
  readonly offer?: Offer | undefined;
  /** Id of the daily game that the page is about, which needs no name. */
  readonly resultOf?: string | undefined;
  /** Whether the page has no connection: then no player is marked as online. */
  readonly isOffline?: boolean;
}

/** A player in sight; a press on the name shows what can be done. */
export function PersonRow({ person, now, offer, resultOf, isOffline = false }: Props) {
  const { player, solved } = person;
  const isHere = person.isHere && !isOffline;
  const actionsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const screen = solved && screens.find((one) => isDaily(one) && one.game.id === solved.game);
  const isOfPage = solved?.game === resultOf;
  const hasTime = offer === undefined && (isOfPage || resultOf === undefined);
  const line = (
    <small className={styles['line']}>
      <span>
        {screen && solved
          ? solvedIn(isOfPage ? undefined : screen.game.names.title, solved.attempts)
          : isHere
            ? t`here now`
            : !isOffline && <span className="sr">{t`not here`}</span>}
      </span>
      {screen && solved && hasTime && <time>{relativeTime(solved.at, now)}</time>}
      {screen && !isOffline && <span className="sr">, {isHere ? t`here now` : t`not here`}</span>}
    </small>
  );
  return (
    <li>
      <div className={styles['row']}>
        {/* A stone for a player who is here; the words beside it say so as well. */}
        <span className={classNames(styles['avatar'], isHere && styles['here'])}>
          <Avatar id={player.id} size={40} />
        </span>
        <span className={styles['words']}>
          <button
            type="button"
            className={styles['name']}
            aria-expanded={isOpen}
            aria-controls={actionsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Username name={player.name} effect={player.usernameEffect} />
          </button>
          {line}
        </span>
        {/* A run waits for those who are away; a lobby does not. */}
        {offer && (isHere || offer.kind === 'challenge') && <OfferButton player={player} offer={offer} />}
      </div>
      <div id={actionsId} hidden={!isOpen}>
        {isOpen && <Actions name={player.name} profile={paths.profile({ id: player.id })} />}
      </div>
    </li>
  );
}

function Actions({ name, profile }: { readonly name: string; readonly profile: string }) {
  const score = screens.find(isScore);
  const versus = screens.find(isVersus);
  return (
    <ul aria-label={t`What to do with ${{ name: isolated(name) }}`} className={styles['actions']}>
      <Action to={profile} icon={UserRound}>
        {t`See profile`}
      </Action>
      {score && challengeOfRun && (
        <Action to={startPath(score)} icon={Swords} hint={t`Play a run: at its end you send it.`}>
          {t`Challenge`}
        </Action>
      )}
      {versus && (
        <Action to={firstPath(versus)} icon={Users} hint={t`Open a lobby: in its room you invite.`}>
          {t`Invite to a lobby`}
        </Action>
      )}
    </ul>
  );
}

interface ActionProps {
  readonly to: string;
  readonly icon: typeof Users;
  readonly hint?: string;
  readonly children: ReactNode;
}

const Action = ({ to, icon, hint, children }: ActionProps) => (
  <li>
    <PageButton size="small" icon={icon} to={to}>
      {children}
    </PageButton>
    {hint && <small>{hint}</small>}
  </li>
);
