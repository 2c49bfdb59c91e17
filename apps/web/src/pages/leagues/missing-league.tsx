import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { Link } from '../../links/link.tsx';
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
        <LinkButton
          look="neutral"
          href={paths.leagues({})}
          render={({ href, ...rest }) => <Link {...rest} to={href} />}
        >
          {texts.toLeagues}
        </LinkButton>
      }
    />
  </>
);
