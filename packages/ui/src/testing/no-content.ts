import type { ContentSource } from '../screens/content.ts';

/** A disabled content network. */
export const NO_CONTENT: ContentSource = { contentUrl: null, contentVersion: '', language: 'en_US', fetch };
