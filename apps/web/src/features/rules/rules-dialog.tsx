import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { rulesTexts } from '../../messages/rules.ts';
import styles from './rules-dialog.module.css';

interface Props {
  readonly game: string;
  readonly rules: readonly string[];
  readonly onClose: () => void;
}

/** The rules of a game. */
export const RulesDialog = ({ game, rules, onClose }: Props) => (
  <Modal open onClose={onClose} title={rulesTexts.title(game)}>
    <ul className={styles['rules']}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </Modal>
);
