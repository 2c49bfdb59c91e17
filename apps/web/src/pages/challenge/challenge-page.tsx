import type { ChallengeReply } from '@hub/protocol/http/challenges';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { type GameScreen, isDaily, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { type ReactNode, useContext } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { ReturnAddressContext } from '../../features/sign-in/return-address-context.ts';
import { Link } from '../../links/link.tsx';
import { useNavigation } from '../../links/navigation.ts';
import { PageButton } from '../../links/page-button.tsx';
import { firstPath, paths } from '../../links/paths.ts';
import { challengeTexts as texts } from '../../messages/challenge.ts';
import { daysLeft } from '../../messages/days-left.ts';
import styles from './challenge-page.module.css';
import { GuestStart } from './guest-start.tsx';
import { Standings } from './standings.tsx';
import { useChallenge } from './use-challenge.ts';

const SHOWN = 4;

/** The page of a challenge's link: who challenges, and two presses to the first question. */
export function ChallengePage() {
  const { challenge, screen, isMissing, failure, again } = useChallenge();
  return (
    <main className={styles['page']} id="content">
      <header className={styles['bar']}>
        <Link to={paths.home()} aria-label={texts.toHub}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        <SignIn />
      </header>
      {challenge && screen ? (
        <Invitation challenge={challenge} screen={screen} />
      ) : isMissing ? (
        <>
          <h1 className="sr">{texts.missing}</h1>
          <EmptyPlate
            title={texts.missing}
            text={texts.missingText}
            action={<GoTo to={paths.home()}>{texts.toHub}</GoTo>}
          />
        </>
      ) : failure ? (
        <ErrorPlate title={texts.unreachable} text={failure.message} onRetry={again} />
      ) : (
        <Loading text={texts.loading} />
      )}
    </main>
  );
}

/** Leads a visitor with an account to the form, and back here. */
function SignIn() {
  const hasToken = useSession(({ claims }) => claims !== undefined);
  const returnAddress = useContext(ReturnAddressContext);
  const { pathname } = useNavigation().entry;
  if (hasToken) return null;
  return (
    <LinkButton
      look="neutral"
      href={paths.welcome()}
      render={({ href, ...rest }) => (
        <Link {...rest} to={href} onClick={() => returnAddress.remember(pathname)} />
      )}
    >
      {texts.haveAccount}
    </LinkButton>
  );
}

const GoTo = ({
  to,
  children,
  gold,
}: {
  readonly to: string;
  readonly children: ReactNode;
  readonly gold?: boolean;
}) => (
  <PageButton look={gold ? 'gold' : 'neutral'} size="large" to={to}>
    {children}
  </PageButton>
);

interface InvitationProps {
  readonly challenge: ChallengeReply;
  readonly screen: GameScreen;
}

function Invitation({ challenge, screen }: InvitationProps) {
  const { table, expiresAt } = challenge;
  const now = useNow();
  const challenger = table.find(({ isChallenger }) => isChallenger);
  const [best] = table;
  const { name = '', usernameEffect = null } = challenger?.player ?? {};
  const score = challenger?.score ?? 0;
  const isClosed = challenge.isOver || challenge.isFull;
  const question = isDaily(screen) ? texts.canYouDaily : texts.canYou;
  const dare = challenge.isOver ? texts.over : challenge.isFull ? texts.full : question;
  return (
    <section className={styles['invitation']}>
      <p className={styles['from']}>
        <Avatar id={challenger?.player.id} size={160} />
        <span>
          <Username name={name} effect={usernameEffect} display />
          <span>
            {challenge.isBack && !challenge.isOver
              ? texts.challengesBack(nameOf(screen))
              : texts.challenges(nameOf(screen), challenge.isOver)}
          </span>
        </span>
      </p>
      <h1 className={styles['title']}>
        <span>
          {challenge.isOver && best
            ? texts.won(best.player.name, best.score ?? 0)
            : isDaily(screen)
              ? texts.dailyTitle(score)
              : texts.scoreTitle(score)}
        </span>{' '}
        <span className={isClosed ? styles['closing'] : styles['dare']}>{dare}</span>
      </h1>
      {!isClosed && (
        <p className={styles['text']}>
          {lineOf(screen)} {texts.explain(name)}
        </p>
      )}
      <Plate as="div" padded>
        <NextStep challenge={challenge} screen={screen} />
      </Plate>
      {!challenge.isOver && (
        <p className={styles['note']}>
          <b>{daysLeft(expiresAt - now)}</b> {texts.left}
        </p>
      )}
      <Plate as="section" className={styles['taken']}>
        <Standings
          title={texts.tookIt}
          count={texts.ofHundred(table.length)}
          table={table.filter((line) => line.score !== null).slice(0, SHOWN)}
        />
      </Plate>
      <p className={styles['note']}>
        {texts.countsNothing} <Link to={paths.termsAndPolicies()}>{texts.terms}</Link>
      </p>
    </section>
  );
}

/** What the visitor can do: become a guest, begin, go on, or see the result. */
function NextStep({ challenge, screen }: InvitationProps) {
  const hasToken = useSession(({ claims }) => claims !== undefined);
  const run = paths.challengeRun({ id: challenge.id });
  const isPlaying = challenge.own === 'playing';
  if (isPlaying || challenge.own === 'over')
    return (
      <GoTo gold={isPlaying} to={run}>
        {isPlaying ? texts.continue : texts.seeResult}
      </GoTo>
    );
  if (challenge.isOver || challenge.isFull)
    return (
      <div className={styles['form']}>
        <p>{texts.closedText}</p>
        <GoTo gold to={firstPath(screen)}>
          {texts.playGame(nameOf(screen))}
        </GoTo>
      </div>
    );
  return hasToken ? (
    <GoTo gold to={run}>
      {texts.start}
    </GoTo>
  ) : (
    <GuestStart />
  );
}
