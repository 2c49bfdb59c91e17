/** A guess at the cooldown, in seconds. */
export type ClashCommand = { readonly type: 'guess'; readonly seconds: number };

/** `too_early`: the reel runs. `round_over`: the results are shown. `bad_guess`: not a valid number. */
export type ClashRefusal = 'too_early' | 'round_over' | 'bad_guess';
