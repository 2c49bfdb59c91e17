import { invitationCode } from '../../features/league/invitation.ts';
import { useAccount } from '../../features/session/account.ts';
import { useNavigation } from '../../links/navigation.ts';

/** Whether the player is in a league, was invited to one, or looks at one. */
export function useHasLeagues(): boolean {
  const { data } = useAccount();
  // Read at each change of page: the page of a link stores the invitation.
  const { pathname } = useNavigation().entry;
  return pathname.startsWith('/league') || (data?.leagues ?? 0) > 0 || invitationCode() !== undefined;
}
