import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { Popover } from '@hub/ui/surfaces/popover.tsx';
import type { ChampionAttribute } from '../game.ts';
import styles from './attribute-text.module.css';
import { cellText, fullDate } from './attributes.ts';
import { championRiftTexts as texts } from './texts.ts';

interface Props {
  readonly attribute: ChampionAttribute;
  readonly parts: readonly string[];
}

/** The value of an attribute: a price with its currency, a release as year with the date in a popover. */
export function AttributeText({ attribute, parts }: Props) {
  const [first] = parts;
  const text = cellText(attribute, parts);
  if (attribute === 'price')
    return (
      <span className={styles['price']}>
        <EssenceIcon size={16} />
        {text}
        <span className="sr"> {texts.blueEssence}</span>
      </span>
    );
  if (attribute === 'releaseDate' && first !== undefined) return <Release isoDate={first} year={text} />;
  return text;
}

function Release({ isoDate, year }: { readonly isoDate: string; readonly year: string }) {
  const date = fullDate(isoDate);
  return (
    <Popover content={date}>
      <button type="button" aria-label={date} className={styles['release']}>
        {year}
      </button>
    </Popover>
  );
}
