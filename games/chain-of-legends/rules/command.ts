/** Names a champion, as typed. `turn`: refused in any other turn, so that an answer that is sent twice counts once. */
export type ChainCommand = { readonly type: 'name'; readonly text: string; readonly turn?: number };

/** `turn_over`: the answer is for another turn. `jinxed`: no champion is left to name. */
export type ChainRefusal = 'not_your_turn' | 'turn_over' | 'jinxed';
