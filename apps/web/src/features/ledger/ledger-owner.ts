import { createContext, useContext } from 'react';

/** Carries the id of the account that is signed in; its ledger is for its owner only. */
export const LedgerOwnerContext = createContext<string | undefined>(undefined);

/** Account id whose ledger is shown; undefined where nobody is signed in. */
export const useLedgerOwner = (): string | undefined => useContext(LedgerOwnerContext);
