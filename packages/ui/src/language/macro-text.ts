import { formatMessage, placeText, type Values } from './format-message.ts';
import { type Tokens, words } from './words.ts';

/** What the macros of the build make of `msg` with values or a context, and of `<Trans>`. */
export interface Descriptor {
  /** The English message, compiled. */
  readonly message: Tokens;
  readonly values?: Values;
  /** Of a message with a context; the others are known by their English text. */
  readonly id?: string;
}

/** What `t` of the macros calls: the message in the language of the pages. Without React, which the first script does not have. */
export const i18n = {
  _: (message: Tokens | Descriptor, values: Values = {}, id?: string): string =>
    typeof message === 'object' && 'message' in message
      ? i18n._(message.message, message.values, message.id)
      : formatMessage(words.own(message, id), values, placeText),
};
