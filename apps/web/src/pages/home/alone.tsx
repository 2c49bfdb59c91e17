import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { BotOfDay } from '../../features/people/bot-of-day.tsx';
import { Company } from '../../features/people/company.tsx';
import styles from '../../features/people/people.module.css';
import { peopleTexts as texts } from '../../messages/people.ts';
import { Ghosts } from './ghosts.tsx';

interface Props {
  /** Number of those who are here; null if they are few. */
  readonly here: number | null;
  readonly titleId: string;
}

/** What keeps company on a hub without players whom one knows. */
export const Alone = ({ here, titleId }: Props) => (
  <Plate aria-labelledby={titleId} className={styles['plate']}>
    <PlateHeader title={texts.bot.title} id={titleId}>
      <span className={styles['soft']}>{here === null ? texts.bot.until : texts.here(here)}</span>
    </PlateHeader>
    <BotOfDay />
    <Ghosts />
    <Company />
  </Plate>
);
