import type { Invite } from '@hub/protocol/http/people';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { screens } from '../../games.ts';
import { PageButton } from '../../links/page-button.tsx';
import { firstPath, paths } from '../../links/paths.ts';
import { peopleTexts } from '../../messages/people.ts';
import styles from './people.module.css';

const texts = peopleTexts.invites;

/** An invitation to a challenge or a lobby; none for a game that this build does not have. */
export function InviteRow({ invite: { from, kind, game, target } }: { readonly invite: Invite }) {
  const screen = screens.find((one) => one.game.id === game);
  if (screen === undefined || (kind === 'lobby' && !isVersus(screen))) return null;
  const to = kind === 'challenge' ? paths.challenge({ id: target }) : `${firstPath(screen)}?join=${target}`;
  return (
    <li className={styles['row']}>
      <Avatar id={from.id} size={40} />
      <span className={styles['words']}>
        <b>
          <Username name={from.name} effect={from.usernameEffect} />
        </b>
        <small className={styles['line']}>
          <span>{texts[kind](nameOf(screen))}</span>
        </small>
      </span>
      <PageButton
        size="small"
        look="teal"
        to={to}
        aria-label={`${kind === 'challenge' ? texts.play : texts.join}: ${from.name}`}
      >
        {kind === 'challenge' ? texts.play : texts.join}
      </PageButton>
    </li>
  );
}
