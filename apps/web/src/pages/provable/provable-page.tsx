import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { msg, t } from '@lingui/core/macro';
import { CircleHelp, Code, Hourglass, Link2, Lock, ShieldCheck } from 'lucide-react';
import { BackButton } from '../reading/back-button.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { TitledSection } from '../reading/titled-section.tsx';
import { CheckSection } from './check-section.tsx';
import { ownCheck } from './own-check.ts';
import styles from './provable-page.module.css';

/** The sections; the ids are their URL fragments. */
const sections = () => [
  { id: 'how', icon: Link2, title: t`How it works` },
  { id: 'check', icon: ShieldCheck, title: t`Check the days` },
  { id: 'limits', icon: CircleHelp, title: t`What it does not show` },
  { id: 'own', icon: Code, title: t`Check without this page` },
];

/** Explains how the answers of daily games are committed, and checks published days in the browser. */
export function ProvablePage() {
  return (
    <ReadingPage
      title={t`Provable dailies`}
      lead={t`Every answer is fixed before its day begins. Do not take our word for it: check it here.`}
      navLabel={t`Sections`}
      selectLabel={t`Section`}
      sections={sections()}
      back={<BackButton>{t`Back`}</BackButton>}
    >
      <TitledSection id="how" title={t`How it works`}>
        <How />
      </TitledSection>
      <TitledSection id="check" title={t`Check the days`}>
        <p
          className={styles['intro']}
        >{t`This page asks the hub for the published days and computes every hash itself, in your browser. The hub only delivers the data.`}</p>
        <CheckSection />
      </TitledSection>
      <TitledSection id="limits" title={t`What it does not show`}>
        <ul className={styles['limits']}>
          {[
            t`When a commitment was published is the hub’s own word. Only a commitment that you noted before the day proves it.`,
            t`A hub that was down for more than two days publishes the missed days late. Such days are listed as committed late.`,
            t`The host can read coming answers, and could play with that knowledge.`,
            t`Published days do not show coming ones: a secret key shuffles the answers, and another one makes the nonces.`,
          ].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="own" title={t`Check without this page`}>
        <p
          className={styles['intro']}
        >{t`This page comes from the hub, too. If you do not trust it, run these lines in Node 20 or newer, or in the console of a browser on this site. They need no account.`}</p>
        <pre className={styles['code']}>{ownCheck(location.origin)}</pre>
      </TitledSection>
    </ReadingPage>
  );
}

/** The answer is sealed, it is played, it is proven. */
const STONES = [Lock, Hourglass, ShieldCheck];

const STEPS = [
  {
    title: msg`Two days before`,
    text: msg`The hub draws the answer and publishes a commitment: a fingerprint of the answer and of a secret number, the nonce. It does not show the answer.`,
  },
  {
    title: msg`During the day`,
    text: msg`The rift is played. Another answer would give another fingerprint, so the hub can no longer change its mind.`,
  },
  {
    title: msg`At 00:30 UTC the day after`,
    text: msg`No player can finish the rift of the day any more. The hub publishes answer and nonce. Now every player can compute the fingerprint and compare.`,
  },
];

/** What stands in each line of the hashed text, after its name. */
const LINES = [
  msg({ message: 'game', context: 'line of the hashed text' }),
  msg({ message: 'day', context: 'line of the hashed text' }),
  msg({ message: 'answer', context: 'line of the hashed text' }),
  msg({ message: 'nonce', context: 'line of the hashed text' }),
  msg({ message: 'commitment of the day before', context: 'line of the hashed text' }),
];

function How() {
  return (
    <>
      <ol className={styles['steps']}>
        {STEPS.map(({ title, text }, index) => (
          <Card as="li" key={t(title)} className={styles['step']}>
            <span aria-hidden className={classNames('cut', styles['stone'])}>
              <Icon of={STONES[index] ?? Lock} size="large" />
            </span>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </Card>
        ))}
      </ol>
      <p
        className={styles['chain']}
      >{t`Each commitment also contains the one of the day before. A hub that replaces a past day has to replace every day after it, and one commitment that you noted shows that.`}</p>
      <Disclosure title={t`What exactly is hashed`}>
        <p>{t`The commitment is the SHA-256 of six lines, joined by line feeds, in UTF-8. On the first day of a hub, the commitment of the day before is 64 zeros.`}</p>
        <pre className={styles['code']}>
          {['daily-proof-1', ...LINES.map((line) => `<${t(line)}>`)].join('\n')}
        </pre>
      </Disclosure>
    </>
  );
}
