import type { PageSettings } from '@hub/protocol/page-settings';
import { Button } from '@hub/ui/controls/button.tsx';
import { ArrowLeft } from 'lucide-react';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { termsTexts } from '../../messages/terms.ts';
import { ReadingPage } from '../reading/reading-page.tsx';
import { useGoBack } from '../reading/use-go-back.ts';
import { Questions } from './questions.tsx';
import styles from './terms-page.module.css';
import { termsSections } from './terms-sections.ts';

/** The paragraphs of a section, with what the host has set for this hub. */
const withSettings = (
  id: string,
  paragraphs: readonly string[],
  { minimumAge }: PageSettings,
): readonly string[] =>
  id === 'age' && minimumAge !== null
    ? [termsTexts.minimumAge(minimumAge), ...paragraphs.slice(1)]
    : paragraphs;

function Retention({ settings }: { readonly settings: PageSettings }) {
  const { keepFeedbackDays, keepRunsDays, keepMatchesDays, keepGuestsDays } = settings;
  return (
    <>
      {keepFeedbackDays !== null && <p>{termsTexts.keepFeedback(keepFeedbackDays)}</p>}
      {keepRunsDays !== null && <p>{termsTexts.keepRuns(keepRunsDays)}</p>}
      {keepMatchesDays !== null && <p>{termsTexts.keepMatches(keepMatchesDays)}</p>}
      {keepGuestsDays !== null && <p>{termsTexts.keepGuests(keepGuestsDays)}</p>}
    </>
  );
}

/** Terms and policies: stored data, rules, and players' rights. */
export function TermsPage() {
  const settings = usePageSettings();
  const goBack = useGoBack();
  return (
    <ReadingPage
      title={termsTexts.title}
      lead={termsTexts.lead}
      updated={termsTexts.updated}
      navLabel={termsTexts.sectionsLabel}
      selectLabel={termsTexts.sectionLabel}
      sections={termsSections}
      back={
        <Button look="ghost" icon={ArrowLeft} onClick={goBack}>
          {termsTexts.back}
        </Button>
      }
    >
      {termsSections.map(({ id, title, paragraphs, points }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {withSettings(id, paragraphs, settings).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={styles['points']}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {id === 'privacy' && <Retention settings={settings} />}
          {id === 'questions' && <Questions settings={settings} />}
        </section>
      ))}
    </ReadingPage>
  );
}
