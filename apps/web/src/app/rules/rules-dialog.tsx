import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import styles from './rules-dialog.module.css';

interface Props {
  readonly game: string;
  readonly rules: readonly string[];
  readonly onClose: () => void;
}

/** The rules of a game. */
export const RulesDialog = ({ game, rules, onClose }: Props) => (
  <Modal open onClose={onClose} title={t`How to play ${game}`}>
    <ul className={styles['rules']}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Modal>
);
