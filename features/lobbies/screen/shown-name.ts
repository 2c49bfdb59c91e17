import { QUICK_LOBBY_NAME, QUICK_LOBBY_PATTERN } from '@hub/engine/wire/lobby-form';
import { t } from '@lingui/core/macro';

/** A lobby's name as it is shown: the names that server and form give are English, which pages say in their language. */
export const shownName = (name: string): string =>
  name === QUICK_LOBBY_NAME
    ? t`Quick play`
    : name.replace(QUICK_LOBBY_PATTERN, (_all, player: string) => t`${player}'s Lobby`);
