import styles from './record-space.module.css';

/** Takes the place of the record until it has come, so that the dialog is neither empty nor jumps. */
export const RecordSpace = () => <div aria-hidden className={styles['space']} />;
