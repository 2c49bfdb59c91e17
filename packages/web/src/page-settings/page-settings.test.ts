import { beforeEach, describe, expect, it } from 'vitest';
import { portraitUrl } from './content-network.ts';
import { DEFAULT_SETTINGS, readPageSettings } from './page-settings.ts';

const settings = { ...DEFAULT_SETTINGS, version: '1.2.3', contactEmail: 'hub@example.org' };

function writeBlock(text: string): void {
  document.body.innerHTML = '<script type="application/json" id="page-settings"></script>';
  const block = document.getElementById('page-settings');
  if (block !== null) block.textContent = text;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('readPageSettings', () => {
  it('reads what the server wrote into the page', () => {
    writeBlock(JSON.stringify(settings));
    expect(readPageSettings(document)).toEqual(settings);
  });

  it.each(['', 'not json', 'null', '{"version":1}'])('takes the defaults for %j', (text) => {
    writeBlock(text);
    expect(readPageSettings(document)).toEqual(DEFAULT_SETTINGS);
  });

  it('takes the defaults in a page that no server wrote', () =>
    expect(readPageSettings(document)).toEqual(DEFAULT_SETTINGS));
});

it('portraitUrl leads to the content network, and nowhere without one', () => {
  const online = { ...settings, contentUrl: 'https://content.example' };
  expect(portraitUrl(online, 'MonkeyKing.png')).toBe(
    'https://content.example/cdn/15.8.1/img/champion/MonkeyKing.png',
  );
  expect(portraitUrl(settings, 'MonkeyKing.png')).toBeUndefined();
});
