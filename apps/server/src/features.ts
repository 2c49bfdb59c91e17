import { feedback } from '@hub/features/feedback/server.ts';
import { settings } from '@hub/features/settings/server.ts';
import type { Hub } from '@hub/server/hub.ts';

/** The features that the hub has, each with its queries and calls. */
export const createFeatures = (hub: Hub) => ({ feedback: feedback(hub), settings: settings(hub) });
export type Features = ReturnType<typeof createFeatures>;
