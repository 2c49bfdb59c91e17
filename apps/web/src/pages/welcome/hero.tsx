import { useRegistrationStop } from '@hub/features/accounts/screen/sign-in/sign-in-context.ts';
import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { screens } from '@hub/web/games.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ComponentProps, lazy } from 'react';
import { FirstQuestion } from './first-question.tsx';
import styles from './hero.module.css';

/** Comes some seconds later. */
const Sticker = lazy(() => import('./sticker.tsx').then((code) => ({ default: code.Sticker })));

interface Props extends ComponentProps<typeof FirstQuestion> {
  readonly onStart: () => void;
}

/** The first screen: headline over the tilted map, and a question that can be answered at once. */
export function Hero({ onStart, onPlay }: Props) {
  const stop = useRegistrationStop();
  return (
    <section className={styles['hero']}>
      <div aria-hidden className={styles['map']}>
        <ArenaMap loading="lazy" />
      </div>
      <div className={styles['content']}>
        <div className={styles['claim']}>
          <h1 className={styles['headline']}>
            <Trans comment="Headline; the first sentence is a line of its own">
              <span className={styles['line']}>
                <Plural value={screens.length} _7="Seven games." one="# game." other="# games." />{' '}
              </span>
              One <em className={styles['lit']}>rift.</em>
            </Trans>
          </h1>
          <p
            className={styles['lead']}
          >{t`It starts with a question. No name needed, no download, free in your browser.`}</p>
        </div>
        <FirstQuestion onPlay={onPlay} />
        {!stop && (
          <div className={classNames('cut', styles['stone'])}>
            <EssenceIcon size={44} />
            <p>
              <b>{t`Your first stone`}</b>
              {t`Three answers earn it. It waits for a name, and a guest account needs nothing else.`}
            </p>
            <Button onClick={onStart}>{t`Pick a name`}</Button>
          </div>
        )}
      </div>
      <Optional>
        <Sticker />
      </Optional>
    </section>
  );
}
