import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { paths } from '../../links/paths.ts';
import { leagueTexts as texts } from '../../messages/leagues.ts';

/** A league that is unknown, forgotten, or of others. */
export const MissingLeague = () => (
  <>
    <h1 className="sr">{texts.missing}</h1>
    <EmptyPlate
      title={texts.missing}
      text={texts.missingText}
      action={
        <PageButton look="neutral" to={paths.leagues({})}>
          {texts.toLeagues}
        </PageButton>
      }
    />
  </>
);
