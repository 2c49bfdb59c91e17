import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { CircleHelp, Code, Hourglass, Link2, Lock, ShieldCheck } from 'lucide-react';
import { provableTexts as texts } from '../../messages/provable.ts';
import { BackButton } from '../reading/back-button.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { TitledSection } from '../reading/titled-section.tsx';
import { CheckSection } from './check-section.tsx';
import { ownCheck } from './own-check.ts';
import styles from './provable-page.module.css';

/** The sections; the ids are their URL fragments. */
const sections = [
  { id: 'how', icon: Link2, title: texts.how.title },
  { id: 'check', icon: ShieldCheck, title: texts.check.title },
  { id: 'limits', icon: CircleHelp, title: texts.limits.title },
  { id: 'own', icon: Code, title: texts.own.title },
];

/** Explains how the answers of daily games are committed, and checks published days in the browser. */
export function ProvablePage() {
  return (
    <ReadingPage
      title={texts.title}
      lead={texts.lead}
      navLabel={texts.sections}
      selectLabel={texts.section}
      sections={sections}
      back={<BackButton>{texts.back}</BackButton>}
    >
      <TitledSection id="how" title={texts.how.title}>
        <How />
      </TitledSection>
      <TitledSection id="check" title={texts.check.title}>
        <p className={styles['intro']}>{texts.check.intro}</p>
        <CheckSection />
      </TitledSection>
      <TitledSection id="limits" title={texts.limits.title}>
        <ul className={styles['limits']}>
          {texts.limits.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="own" title={texts.own.title}>
        <p className={styles['intro']}>{texts.own.intro}</p>
        <pre className={styles['code']}>{ownCheck(location.origin)}</pre>
      </TitledSection>
    </ReadingPage>
  );
}

/** The answer is sealed, it is played, it is proven. */
const STONES = [Lock, Hourglass, ShieldCheck];

function How() {
  const { how } = texts;
  return (
    <>
      <ol className={styles['steps']}>
        {how.steps.map(({ title, text }, index) => (
          <Plate as="li" key={title} className={styles['step']}>
            <span aria-hidden className={classNames('cut', styles['stone'])}>
              <Icon of={STONES[index] ?? Lock} size="large" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </Plate>
        ))}
      </ol>
      <p className={styles['chain']}>{how.chain}</p>
      <Disclosure title={how.formula}>
        <p>{how.formulaText}</p>
        <pre className={styles['code']}>{['daily-proof-1', ...how.formulaLines].join('\n')}</pre>
      </Disclosure>
    </>
  );
}
