import { Select } from '@hub/ui/controls/select.tsx';
import { t } from '@lingui/core/macro';
import { cosmeticsTexts } from '../../messages/cosmetics.ts';
import { shopTexts } from '../../messages/shop.ts';
import { RARITY_FILTERS, type ShelfView, SORTS } from './shelf-view.ts';

const sortOptions = SORTS.map((sort) => ({ value: sort, label: shopTexts.sorts[sort] }));
const rarityOptions = RARITY_FILTERS.map((rarity) => ({
  value: rarity,
  label: rarity === 'all' ? shopTexts.allRarities : cosmeticsTexts.rarities[rarity],
}));

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
      options={sortOptions}
      value={view.sort}
      onChange={(sort) => onView({ ...view, sort })}
      className={className}
    />
    <Select
      label={t`Rarity`}
      hideLabel={hideLabels}
      options={rarityOptions}
      value={view.rarity}
      onChange={(rarity) => onView({ ...view, rarity })}
      className={className}
    />
  </>
);
