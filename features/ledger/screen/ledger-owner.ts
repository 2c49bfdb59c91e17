import { createContext, useContext } from 'react';

/** Provides the id of the signed-in account; only the owner may read a ledger. */
export const LedgerOwnerContext = createContext<string | undefined>(undefined);

/** Account id whose ledger is shown; undefined if not signed in. */
export const useLedgerOwner = (): string | undefined => useContext(LedgerOwnerContext);
