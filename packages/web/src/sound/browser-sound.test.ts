import { beforeEach, expect, it, vi } from 'vitest';
import { createBrowserSound } from './browser-sound.ts';
import { CUES } from './cue-names.ts';
import { FakeAudioContext } from './testing/fake-audio.ts';

/** Fake fetch: the bytes of each recording are its file name; `tack` is missing. */
const fetchFile = vi.fn<(url: string) => Promise<Response>>(async (url) =>
  url.includes('tack')
    ? new Response('gone', { status: 404 })
    : new Response(url.replace(/^.*\/(\w+)\.(wav|mp3).*$/, '$1')),
);
let context: FakeAudioContext;

beforeEach(() => {
  context = new FakeAudioContext();
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('AudioContext', function stubbed() {
    return context;
  });
});

it('wakes with the first click, loads every recording and sounds from then on', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const sound = createBrowserSound();
  document.body.innerHTML = '<button>Play</button>';
  const button = document.querySelector('button');
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetchFile).not.toHaveBeenCalled();

  button?.click();
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith('Sound "tack" skipped: failed to load'));
  expect(new Set(fetchFile.mock.calls.map(([url]) => url)).size).toBe(CUES.length);
  expect(context.started).toEqual([]);

  button?.click();
  sound.playCue('tack');
  sound.playCue('spinningReel');
  expect(context.started).toEqual(['click', 'spinningReel']);

  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  sound.playCue('tick');
  expect(context.started).toEqual(['click', 'spinningReel']);
  expect(info).toHaveBeenCalledTimes(1);
});
