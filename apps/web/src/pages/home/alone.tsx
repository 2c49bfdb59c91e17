import { isVersus } from '@hub/ui/screens/screen.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { BotOfDay } from '../../features/people/bot-of-day.tsx';
import { Company } from '../../features/people/company.tsx';
import styles from '../../features/people/people.module.css';
import { screens } from '../../games.ts';
import { Link } from '../../links/link.tsx';
import { startPath } from '../../links/paths.ts';
import { peopleTexts as texts } from '../../messages/people.ts';
import { Ghosts } from './ghosts.tsx';
import plates from './plates.module.css';

interface Props {
  /** Number of those who are here; null if they are few. */
  readonly here: number | null;
  readonly titleId: string;
}

const [table] = screens.filter(isVersus);

/** Others are here, but none whom the player knows: at a table they meet. */
const Strangers = () => (
  <p className={styles['foot']}>
    <span>{texts.strangers}</span>
    {table && <Link to={startPath(table)}>{texts.findTable}</Link>}
  </p>
);

/** What keeps company on a hub without players whom one knows. */
export const Alone = ({ here, titleId }: Props) => (
  <Plate aria-labelledby={titleId} className={plates['plate']}>
    <PlateHeader title={here === null ? texts.bot.title : texts.title} id={titleId}>
      <span className={here === null ? plates['aside'] : styles['count']}>
        {here === null ? texts.bot.until : texts.here(here)}
      </span>
    </PlateHeader>
    {here !== null && <Strangers />}
    <BotOfDay />
    <Ghosts />
    <Company />
  </Plate>
);
