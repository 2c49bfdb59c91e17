import { createContext } from 'react';
import { createReturnAddress, type ReturnAddress } from './return-address.ts';

/** Provides the stored return address. */
export const ReturnAddressContext = createContext<ReturnAddress>(createReturnAddress());
