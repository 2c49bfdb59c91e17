import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { ArrowLeft, Gamepad2, LifeBuoy, Smartphone, Sparkles, Trophy, UserRound } from 'lucide-react';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { PageButton } from '../../links/page-button.tsx';
import { paths } from '../../links/paths.ts';
import { faqTexts } from '../../messages/faq.ts';
import { ReadingPage } from '../reading/reading-page.tsx';
import { TitledSection } from '../reading/titled-section.tsx';
import { AskUs } from './ask-us.tsx';

const { gettingStarted, games, account, technical, leaderboards, support } = faqTexts.entries;

/** The six categories; the ids are their URL fragments. */
const categories = [
  { id: 'getting-started', icon: Sparkles, ...gettingStarted },
  { id: 'games', icon: Gamepad2, ...games },
  { id: 'account', icon: UserRound, ...account },
  { id: 'technical', icon: Smartphone, ...technical },
  { id: 'leaderboards', icon: Trophy, ...leaderboards },
  { id: 'support', icon: LifeBuoy, ...support },
].map((category) => ({ ...category, count: category.questions.length }));

/** Frequently asked questions; several can be open at once. */
export function FaqPage() {
  const { contactEmail } = usePageSettings();
  return (
    <ReadingPage
      title={faqTexts.title}
      lead={faqTexts.lead}
      updated={faqTexts.updated}
      navLabel={faqTexts.categories}
      selectLabel={faqTexts.category}
      sections={categories}
      back={<BackToWelcome />}
    >
      {categories.map(({ id, title, questions }) => (
        <TitledSection key={id} id={id} title={title}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </TitledSection>
      ))}
      <AskUs email={contactEmail} />
    </ReadingPage>
  );
}

const BackToWelcome = () => (
  <PageButton look="ghost" icon={ArrowLeft} to={paths.welcome()}>
    {faqTexts.back}
  </PageButton>
);
