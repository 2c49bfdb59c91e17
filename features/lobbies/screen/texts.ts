import { msg } from '@lingui/core/macro';

/** What seated players can say with one press. */
export const lobbyRoomPhrases = {
  hello: msg`Hello!`,
  goodLuck: msg`Good luck!`,
  moment: msg`One moment`,
  ready: msg`Ready?`,
  wellPlayed: msg`Well played!`,
  again: msg`Again?`,
};
