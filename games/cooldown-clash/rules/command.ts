/** A guess at the cooldown, in seconds. `round`: refused in any other round, because it can be sent again. */
export type ClashCommand = { readonly type: 'guess'; readonly seconds: number; readonly round?: number };

/** `too_early`: the reel runs. `round_over`: the results are shown, or the guess is for another round. `bad_guess`: not a valid number. */
export type ClashRefusal = 'too_early' | 'round_over' | 'bad_guess';
