import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { msg } from '@lingui/core/macro';

const en = {
  create: {
    title: 'Create New Lobby',
    intro: 'You own the lobby. Everyone in the list can join unless you set a password.',
    submit: 'Create Lobby',
  },
  leaving: {
    lobby: { title: 'Leave the lobby?', text: 'Your seat becomes free for others.' },
    game: { title: 'Leave the game?', text: 'Your seat is kept for a minute. Then you have left, and lost.' },
  },
  notices: {
    joinedTitle: 'Player Joined',
    joined: (name: string) => `${isolated(name)} has joined the lobby`,
    leftTitle: 'Player Left',
    left: (name: string) => `${isolated(name)} has left the game`,
    removed: (name: string) => `${isolated(name)} was removed from the lobby`,
    ownerTitle: 'New owner',
    owner: (name: string) => `${isolated(name)} owns the lobby now`,
    ownerYou: 'You own the lobby now',
    settingsTitle: 'New settings',
    settings: 'The owner changed the settings',
    refusedTitle: 'Not possible',
    goneTitle: 'Lobby closed',
    idle: 'It had not started for 30 minutes.',
    empty: 'All players have left.',
    host: 'The host of this hub closed it.',
    kickedTitle: 'Removed',
    kicked: 'The owner removed you from the lobby.',
    notJoinedTitle: 'Could not join',
  },
  disconnectReason: {
    replaced: {
      title: 'Opened somewhere else',
      text: 'This lobby is open in another tab or on another device.',
      action: 'Continue here',
    },
    closed: {
      title: 'Not connected',
      text: 'The connection to the server was closed.',
      action: 'Connect again',
    },
  },
};

export const lobbyTexts = pickTexts({ en });

export const lobbyRoomPhrases = {
  hello: msg`Hello!`,
  goodLuck: msg`Good luck!`,
  moment: msg`One moment`,
  ready: msg`Ready?`,
  wellPlayed: msg`Well played!`,
  again: msg`Again?`,
};
