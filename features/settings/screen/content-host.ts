import { createContext } from 'react';

/** Address of the host's content network, whether or not the visitor permits it; null if not configured. */
export const ContentHostContext = createContext<string | null>(null);
