import { defineGame } from '@hub/engine/define-game';

/** Template Lobby: which of two champions was released first? The first to enough points wins. */
export const descriptor = defineGame({
  id: 'templateLobby',
  kind: 'versus',
  names: { title: 'Template Lobby', feed: 'template lobby', stats: 'templateLobbyStats' },
  route: '/templateLobby/lobbies',
  hue: 'teal',
  tags: ['PvP', 'New'],
  lobby: {
    gameSettingName: 'winPoints',
    gameSetting: { min: 1, max: 20, preset: 5 },
    guessTime: { min: 5, max: 60, preset: 15 },
  },
  ledgerReasons: ['template_lobby_bots'],
});
