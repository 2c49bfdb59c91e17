import type { Engine } from '../engine.ts';
import type { Store } from '../store.ts';

/** A store on an empty database, with the engine below it for rows that no port can write yet. */
export type OpenStore = { readonly store: Store; readonly engine: Engine };

/** One part of what every store must do. `opened` is the current test's store. */
export type Contract = (opened: () => OpenStore) => void;
