import { Select } from '@hub/ui/controls/select.tsx';
import { msg, t } from '@lingui/core/macro';
import { RARITY_FILTERS, type ShelfView, SORTS } from './shelf-view.ts';
import { cosmeticsRarities } from './texts.ts';

const SORT_NAMES = {
  nameUp: msg`Name A-Z`,
  nameDown: msg`Name Z-A`,
  priceUp: msg`Price low to high`,
  priceDown: msg`Price high to low`,
  rarityUp: msg`Rarity low to high`,
  rarityDown: msg`Rarity high to low`,
};
const RARITY_NAMES = { all: msg`All rarities`, ...cosmeticsRarities };

interface Props {
  readonly view: ShelfView;
  readonly onView: (view: ShelfView) => void;
  readonly hideLabels?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Select fields for the sort order and rarity of a shelf. */
export const ShelfSelects = ({ view, onView, hideLabels, className }: Props) => (
  <>
    <Select
      label={t`Sort by`}
      hideLabel={hideLabels}
      options={SORTS.map((sort) => ({ value: sort, label: t(SORT_NAMES[sort]) }))}
      value={view.sort}
      onChange={(sort) => onView({ ...view, sort })}
      className={className}
    />
    <Select
      label={t`Rarity`}
      hideLabel={hideLabels}
      options={RARITY_FILTERS.map((rarity) => ({ value: rarity, label: t(RARITY_NAMES[rarity]) }))}
      value={view.rarity}
      onChange={(rarity) => onView({ ...view, rarity })}
      className={className}
    />
  </>
);
