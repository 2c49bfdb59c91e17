export type BusyHub = {
  /** Whether newcomers are strangers here: more than `BUSY_ABOVE_PLAYERS` are online, or were within the last hour. */
  isBusy(this: void): Promise<boolean>;
};
