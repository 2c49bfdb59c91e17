import { describe, expect, it } from 'vitest';
import { iconUrl } from './icon-url.ts';
import { DEFAULT_SETTINGS } from './page-settings.ts';

const online = { ...DEFAULT_SETTINGS, contentUrl: 'https://content.example' };
const portrait = (file: string) => `https://content.example/cdn/15.8.1/img/champion/${file}`;

describe('iconUrl', () => {
  it('is the portrait of the champion of that name where it has no picture of its own', () => {
    expect(iconUrl(online, 'Azir', null)).toBe(portrait('Azir.png'));
    expect(iconUrl(online, 'Wukong', null)).toBe(portrait('MonkeyKing.png'));
    expect(iconUrl(online, "Kai'Sa", null)).toBe(portrait('Kaisa.png'));
  });

  it('is its own picture where it has one', () => {
    expect(iconUrl(online, 'Azir', 'Jinx.png')).toBe(portrait('Jinx.png'));
    expect(iconUrl(online, 'Azir', 'https://pictures.example/a.png')).toBe('https://pictures.example/a.png');
    expect(iconUrl(online, 'Azir', '/assets/a.png')).toBe('/assets/a.png');
  });

  it('is none for a name that no champion has, and none offline', () => {
    expect(iconUrl(online, 'Nobody', null)).toBeUndefined();
    expect(iconUrl(DEFAULT_SETTINGS, 'Azir', null)).toBeUndefined();
  });
});
