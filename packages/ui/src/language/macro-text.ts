import { formatMessage, placeText, type Values } from './format-message.ts';
import { type Tokens, words } from './words.ts';

/** What the macros of the build make of a message. */
export interface Descriptor {
  readonly id: string;
  /** The English message, compiled. */
  readonly message?: Tokens;
  readonly values?: Values;
}

/** A message in the language of the pages, or in English. */
export const tokensOf = ({ id, message = id }: Descriptor): Tokens => words.message(id) ?? message;

/** What `t` of the macros calls: the message in the language of the pages. Without React, which the first script does not have. */
export const i18n = {
  _: (descriptor: Descriptor): string =>
    formatMessage(tokensOf(descriptor), descriptor.values ?? {}, placeText),
};
