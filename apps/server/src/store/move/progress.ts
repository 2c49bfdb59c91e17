/** How far a move has come; it goes on when the answer is there. */
export type Progress = (step: {
  readonly doing: 'copied' | 'compared';
  readonly table: string;
  readonly rows: number;
  /** Whether these are all rows of the table. */
  readonly isDone: boolean;
}) => Promise<void> | void;
