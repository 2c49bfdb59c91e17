import { Button } from '@hub/ui/controls/button.tsx';
import { Switch } from '@hub/ui/controls/switch.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import styles from './filter-panel.module.css';
import { ShelfSelects } from './shelf-selects.tsx';
import { DEFAULT_VIEW, isDefaultView, type ShelfView } from './shelf-view.ts';

interface Props {
  readonly title: string;
  readonly view: ShelfView;
  readonly onView: (view: ShelfView) => void;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly onClose: () => void;
}

/** The filter controls of a shelf on phones. A choice applies at once. */
export const FilterPanel = ({ title, view, onView, isExpanded, onExpand, onClose }: Props) => (
  <Modal open onClose={onClose} title={title}>
    <div className={styles['panel']}>
      <ShelfSelects view={view} onView={onView} />
      <Switch label={t`Show all at once`} checked={isExpanded} onChange={onExpand} />
      <div className={styles['foot']}>
        <Button variant="ghost" disabled={isDefaultView(view)} onClick={() => onView(DEFAULT_VIEW)}>
          {t`Reset`}
        </Button>
        <Button variant="gold" className={styles['done']} onClick={onClose}>
          {t`Done`}
        </Button>
      </div>
    </div>
  </Modal>
);
