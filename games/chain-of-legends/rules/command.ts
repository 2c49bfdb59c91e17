/** Names a champion, as typed. */
export type ChainCommand = { readonly type: 'name'; readonly text: string };

/** `jinxed`: no champion is left to name. */
export type ChainRefusal = 'not_your_turn' | 'jinxed';
