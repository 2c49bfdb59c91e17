import type { Engine } from '@hub/server/store/engine.ts';
import type { Store } from '../store.ts';

/** A store on an empty database, with its engine for direct access. */
export type OpenStore = { readonly store: Store; readonly engine: Engine };

/** A part of the tests that every store must pass. `opened` returns the current test's store. */
export type Contract = (opened: () => OpenStore) => void;
