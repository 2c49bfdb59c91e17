import type { PageSettings } from '@hub/protocol/page-settings';
import { createContext, useContext } from 'react';
import { invited } from './invitation.ts';

/** What the host has set about accounts. */
export const SignInContext = createContext<Pick<PageSettings, 'signInConfigured' | 'registration'>>({
  signInConfigured: false,
  registration: 'open',
});

/** Whether this hub has an identity provider. */
export const useIsSignInConfigured = (): boolean => useContext(SignInContext).signInConfigured;

/** Why a visitor with this page's address cannot create an account, or undefined. The server decides about each. */
export function useRegistrationStop(): 'invite' | 'closed' | undefined {
  const { registration } = useContext(SignInContext);
  return registration === 'open' || (registration === 'invite' && invited().invitation !== undefined)
    ? undefined
    : registration;
}
