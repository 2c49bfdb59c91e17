import { PRODUCT_NAME } from '@hub/protocol/product';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { type GameScreen, isDaily, lineOf, nameOf } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { useNavigation } from '@hub/web/links/navigation.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { firstPath, paths } from '@hub/web/links/paths.ts';
import { daysLeft } from '@hub/web/messages/days-left.ts';
import { useSession } from '@hub/web/session/use-session.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { ReturnAddressContext } from '../../accounts/screen/sign-in/return-address-context.ts';
import { PODIUM_PLACES, Podium } from '../../leaderboards/screen/podium.tsx';
import type { ChallengeLine, ChallengeReply } from '../calls.ts';
import styles from './challenge-page.module.css';
import { GuestStart } from './guest-start.tsx';
import { challenger as challengerRole, Standings } from './standings.tsx';
import { useChallenge } from './use-challenge.ts';

const SHOWN = 4;

/** The page of a challenge's link: who challenges, and two presses to the first question. */
export function ChallengePage() {
  const { challenge, screen, isMissing, failure, again } = useChallenge();
  return (
    <main className={styles['page']} id="content">
      <header className={styles['bar']}>
        <Link to={paths.home()} aria-label={t`To the hub`}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        <SignIn />
      </header>
      {challenge && screen ? (
        <Invitation challenge={challenge} screen={screen} />
      ) : isMissing ? (
        <>
          <h1 className="sr">{t`There is no such challenge`}</h1>
          <EmptyCard
            title={t`There is no such challenge`}
            text={t`The link is incomplete, or its challenge has long ended.`}
            action={<GoTo to={paths.home()}>{t`To the hub`}</GoTo>}
          />
        </>
      ) : failure ? (
        <ErrorCard title={t`The challenge could not be loaded`} text={failure.message} onRetry={again} />
      ) : (
        <Loading text={t`Loading the challenge`} />
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
      variant="neutral"
      href={paths.welcome()}
      render={({ href, ...rest }) => (
        <Link {...rest} to={href} onClick={() => returnAddress.remember(pathname)} />
      )}
    >
      {t`I have an account`}
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
  <PageButton variant={gold ? 'gold' : 'neutral'} size="large" to={to}>
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
  const time = daysLeft(expiresAt - now);
  const challenger = table.find(({ isChallenger }) => isChallenger);
  const [best] = table;
  const { name = '', usernameEffect = null } = challenger?.player ?? {};
  const score = challenger?.score ?? 0;
  const isClosed = challenge.isOver || challenge.isFull;
  const finished = table.filter((line) => line.score !== null);
  const winners = isClosed ? finished.slice(0, PODIUM_PLACES) : [];
  const question = isDaily(screen) ? t`Can you find it in fewer?` : t`Can you pass it?`;
  const dare = challenge.isOver
    ? t`This challenge is over`
    : challenge.isFull
      ? t`A hundred players took this challenge`
      : question;
  const next = <NextStep challenge={challenge} screen={screen} />;
  return (
    <section
      className={classNames(styles['invitation'], isClosed && styles['closed'])}
      style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
    >
      <div className={styles['words']}>
        <header className={styles['head']}>
          <p className={styles['from']}>
            <Avatar id={challenger?.player.id} size={112} />
            <span>
              <Username name={name} effect={usernameEffect} display />
              <span>
                {challenge.isBack && !challenge.isOver
                  ? t({
                      message: `took your challenge at ${{ game: nameOf(screen) }}, and sends one back to you`,
                      comment: 'The name of the player stands above.',
                    })
                  : challenge.isOver
                    ? t({
                        message: `challenged you at ${{ game: nameOf(screen) }}`,
                        comment: 'The name of the player stands above.',
                      })
                    : t({
                        message: `challenges you at ${{ game: nameOf(screen) }}`,
                        comment: 'The name of the player stands above.',
                      })}
              </span>
            </span>
          </p>
          <h1 className={styles['title']}>
            <span>
              {challenge.isOver && best
                ? t`${{ name: isolated(best.player.name) }} won with ${{ score: best.score ?? 0 }}.`
                : isDaily(screen)
                  ? t`Found in ${plural(score, { one: '# guess', other: '# guesses' })}.`
                  : t`${score} in a row.`}
            </span>
            {sentenceGap()}
            <span className={isClosed ? styles['closing'] : styles['dare']}>{dare}</span>
          </h1>
        </header>
        {!isClosed && (
          <p className={styles['text']}>
            {lineOf(screen)}
            {sentenceGap()}
            {t`You get the same questions, and ${{ name: isolated(name) }}'s ghost plays beside you.`}
          </p>
        )}
        {isClosed ? (
          <div className={styles['step']}>{next}</div>
        ) : (
          <Card as="div" padded className={styles['step']}>
            {next}
          </Card>
        )}
        <div className={styles['note']}>
          {!challenge.isOver && (
            <p>
              <Trans comment="{time} is such as: 6 days">
                <b>{time}</b> left to take it
              </Trans>
            </p>
          )}
          <p>
            {(!isClosed || challenge.own === 'playing') && (
              <>
                {t`Counts in no ranking and pays nothing.`}
                {sentenceGap()}
              </>
            )}
            <Link to={paths.termsAndPolicies()}>{t`By playing you accept the terms.`}</Link>
          </p>
        </div>
      </div>
      <Card as="section" className={styles['taken']}>
        <Scene src={screen.scene} eager className={styles['scene']} />
        <Standings
          title={t`All who took it`}
          count={t`${{ players: table.length }} of 100`}
          table={finished.slice(winners.length, SHOWN)}
          placeOf={(line) => String(finished.indexOf(line) + 1)}
        >
          {isClosed && <Winners best={winners} />}
        </Standings>
      </Card>
    </section>
  );
}

/** The best runs of a challenge that is over, with their scores on the steps. */
const Winners = ({ best }: { readonly best: readonly ChallengeLine[] }) => (
  <Podium
    isLarge
    isPlain
    best={best.map(({ player, score, isChallenger }) => ({
      ...player,
      effect: player.usernameEffect,
      points: isChallenger ? challengerRole() : '',
      place: String(score),
    }))}
    placeOf={(score) => score}
  />
);

/** What the visitor can do: become a guest, begin, go on, or see the result. */
function NextStep({ challenge, screen }: InvitationProps) {
  const hasToken = useSession(({ claims }) => claims !== undefined);
  const run = paths.challengeRun({ id: challenge.id });
  const isPlaying = challenge.own === 'playing';
  if (isPlaying || challenge.own === 'over')
    return (
      <GoTo gold={isPlaying} to={run}>
        {isPlaying ? t`Continue` : t`See both runs`}
      </GoTo>
    );
  if (challenge.isOver || challenge.isFull)
    return (
      <div className={styles['form']}>
        <p>{t`A link works for seven days. Play a run and send a new one.`}</p>
        <GoTo gold to={firstPath(screen)}>
          {t`Play ${{ game: nameOf(screen) }}`}
        </GoTo>
      </div>
    );
  return hasToken ? (
    <GoTo gold to={run}>
      {t`Start`}
    </GoTo>
  ) : (
    <GuestStart />
  );
}
