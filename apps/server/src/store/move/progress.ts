/** Receives the progress of a move; the move waits for the returned promise. */
export type Progress = (step: {
  readonly doing: 'copied' | 'compared';
  readonly table: string;
  readonly rows: number;
  /** Whether the table is complete. */
  readonly isDone: boolean;
}) => Promise<void> | void;
