import { firstOf } from './filled.ts';

export type UseJoinLeague = () => (code: string) => Promise<void>;

/** Returns a function that joins the league with a code; a hub without leagues invites to none. */
export const useJoinLeague: UseJoinLeague =
  firstOf(
    import.meta.glob<UseJoinLeague>('../*/screen/places/join-league.ts', {
      eager: true,
      import: 'useJoinLeague',
    }),
  ) ?? (() => () => Promise.resolve());
