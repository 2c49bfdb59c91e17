import type { NumberSetting } from '@hub/engine/define-game';
import type { LobbyPart, VersusScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import type { Lobby, LobbySummary } from './lobby-link.ts';

/** A number field of the creation form. */
export interface LobbyNumber extends NumberSetting {
  readonly label: string;
  readonly hint: string;
  readonly unit?: string;
}

/** A versus game as the lobby pages use it: its descriptor, its screen and its lobby texts. */
export interface LobbyGame extends Pick<LobbyPart, 'endpoint' | 'line' | 'facts' | 'emptyText' | 'rules'> {
  readonly screen: VersusScreen;
  readonly title: string;
  /** The game-specific setting: lives, or the points needed to win. */
  readonly setting: LobbyNumber & Pick<LobbyPart['setting'], 'roomLabel' | 'icon'>;
  readonly guessTime: LobbyNumber;
}

/** Combines a game's screen and its lobby part, with the words of the language at the time of the call. */
export function lobbyGame(screen: VersusScreen, part: LobbyPart): LobbyGame {
  const { gameSetting, guessTime } = screen.game.lobby;
  return {
    ...part,
    screen,
    title: screen.game.names.title,
    setting: {
      ...gameSetting,
      ...part.setting,
      hint: part.setting.hint(gameSetting.min, gameSetting.max),
    },
    guessTime: {
      ...guessTime,
      label: part.guessTime.label,
      hint: part.guessTime.hint(guessTime.min, guessTime.max),
      unit: t({ message: 's', comment: 'Unit: seconds, after the field.' }),
    },
  };
}

/** Returns the value of the game-specific setting of a lobby. */
export const settingOf = ({ screen }: LobbyGame, lobby: Lobby | LobbySummary): number =>
  Number(new Map<string, unknown>(Object.entries(lobby)).get(screen.game.lobby.gameSettingName));
