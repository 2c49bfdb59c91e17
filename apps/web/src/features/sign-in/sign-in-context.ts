import { createContext, useContext } from 'react';

/** Whether this hub has an identity provider. */
export const SignInConfiguredContext = createContext(false);

export const useIsSignInConfigured = (): boolean => useContext(SignInConfiguredContext);
