import { Button } from '@hub/ui/controls/button.tsx';
import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { ArrowLeft, CircleHelp, Code, Link2, ShieldCheck } from 'lucide-react';
import { provableTexts as texts } from '../../messages/provable.ts';
import { ReadingPage } from '../reading/reading-page.tsx';
import { useGoBack } from '../reading/use-go-back.ts';
import { CheckSection } from './check-section.tsx';
import { ownCheck } from './own-check.ts';
import styles from './provable-page.module.css';

/** The sections; the ids are their URL fragments. */
const sections = [
  { id: 'how', icon: Link2, title: texts.how.title },
  { id: 'check', icon: ShieldCheck, title: texts.check.title },
  { id: 'limits', icon: CircleHelp, title: texts.limits.title },
  { id: 'own', icon: Code, title: texts.own.title },
] as const;

const titleOf = (id: (typeof sections)[number]['id']) => (
  <h2 id={`${id}-title`} tabIndex={-1}>
    {sections.find((section) => section.id === id)?.title}
  </h2>
);

/** Explains how the answers of daily games are committed, and checks published days in the browser. */
export function ProvablePage() {
  const goBack = useGoBack();
  return (
    <ReadingPage
      title={texts.title}
      lead={texts.lead}
      navLabel={texts.sections}
      selectLabel={texts.section}
      sections={sections}
      back={
        <Button look="ghost" icon={ArrowLeft} onClick={goBack}>
          {texts.back}
        </Button>
      }
    >
      <section id="how" aria-labelledby="how-title">
        {titleOf('how')}
        <How />
      </section>
      <section id="check" aria-labelledby="check-title">
        {titleOf('check')}
        <p className={styles['intro']}>{texts.check.intro}</p>
        <CheckSection />
      </section>
      <section id="limits" aria-labelledby="limits-title">
        {titleOf('limits')}
        <ul className={styles['limits']}>
          {texts.limits.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section id="own" aria-labelledby="own-title">
        {titleOf('own')}
        <p className={styles['intro']}>{texts.own.intro}</p>
        <pre className={styles['code']}>{ownCheck(location.origin)}</pre>
      </section>
    </ReadingPage>
  );
}

function How() {
  const { how } = texts;
  return (
    <>
      <ol className={styles['steps']}>
        {how.steps.map(({ title, text }, index) => (
          <Plate as="li" key={title} className={styles['step']}>
            <span aria-hidden className={styles['number']}>
              {index + 1}
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
