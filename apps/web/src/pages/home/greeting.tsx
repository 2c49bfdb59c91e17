import { Balance } from '@hub/features/ledger/screen/balance.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { RiftCountdown } from '@hub/web/countdown/rift-countdown.tsx';
import { useAccount } from '@hub/web/session/account.ts';
import { noteVisit } from '@hub/web/session/browser-session.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import styles from './greeting.module.css';
import { useTodaysRifts } from './use-todays-rifts.ts';

/** Greets the player; shows the state of today's rifts, the time left, and the balance. */
export function Greeting() {
  const { id, name } = usePlayer();
  const [isReturning] = useState(() => noteVisit(id));
  const { data: account } = useAccount();
  const { all, solved, streak } = useTodaysRifts();
  return (
    <header className={styles['head']}>
      <div className={styles['words']}>
        <h1>
          {/* The entry puts the text for a returning player in the place of the element. */}
          {isReturning ? (
            t({
              message: 'Welcome back, ',
              comment: 'The name of the player follows, with the space before it.',
            })
          ) : (
            <b>
              {t({
                message: 'Welcome, ',
                comment: 'The name of the player follows, with the space before it.',
              })}
            </b>
          )}
          <Username name={name} effect={account?.activeUsernameEffect?.cssClass} display />
        </h1>
        <p className={styles['news']}>{streak !== undefined && riftNews(all, solved, streak)}</p>
      </div>
      <div className={styles['figures']}>
        <RiftCountdown label={t`Rift reset in`} />
        <Balance />
      </div>
    </header>
  );
}

function riftNews(all: number, solved: number, streak: number): string {
  const rifts = () => {
    if (solved === all) return t`All of today's rifts are solved.`;
    return solved === 0
      ? t`${{ rifts: all }} new rifts opened today.`
      : t`${solved} of today's ${{ rifts: all }} rifts solved.`;
  };
  return streak === 0
    ? rifts()
    : `${rifts()} ${t`Your longest running streak: ${plural(streak, { one: '# day', other: '# days' })}.`}`;
}
