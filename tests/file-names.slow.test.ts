import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const DIST = path.resolve(import.meta.dirname, '../apps/web/dist');

/** What EasyList, EasyPrivacy, Fanboy's Social and Annoyances block in an address, by kind; written between separators, as they do. */
const WORDS = [
  // Advertisements.
  'ads?', 'adverts?', 'advertising', 'adserver', 'adv', 'sponsors?(?:ed)?', 'promos?', 'affiliates?', 'banners?', 'popups?', 'popunder', 'interstitial', 'doubleclick', 'prebid', 'leaderboard_?ad',
  // Measuring.
  'analytics?', 'track(?:er|ers|ing)?', 'telemetry', 'metrics', 'beacons?', 'pixels?', 'stats?', 'statistics', 'collect', 'events?', 'heartbeat', 'log(?:ger|ging)?', 'impressions?', 'clicks?', 'visits?', 'visitors?', 'fingerprint', 'session-?replay', 'sentry', 'rum', 'abtest', 'experiments?', 'activity',
  // Social networks.
  'share', 'shares', 'sharing', 'sharer?', 'social', 'follow', 'like', 'likes', 'tweet', 'twitter', 'facebook', 'google', 'gplus', 'discord', 'reddit', 'addthis',
  // Annoyances.
  'consent', 'cookies?', 'gdpr', 'ccpa', 'privacy', 'feedback', 'surveys?', 'newsletters?', 'subscribe', 'notifications?', 'notices?', 'toast', 'push', 'chat', 'ratings?', 'confetti', 'overlay', 'modal', 'onboarding', 'streaks?', 'rewards?', 'coach', 'people', 'sounds?',
]; // biome-ignore format: kinds in lines
const LISTED = new RegExp(`(?:^|[/_.-])(?:${WORDS.join('|')})(?:[/_.-]|$)`, 'i');

// Reads what the build of the whole run has made, see `npm test`.
describe.skipIf(process.env['TEST_SERVER'] !== 'built')('the built files', () => {
  it('have no name that a list of a content blocker contains', () => {
    const files = globSync('**/*.*', { cwd: DIST, exclude: (name) => name === '.vite' }).map((file) =>
      file.replace(/\.(?:br|gz)$/, ''),
    );
    expect(files.length).toBeGreaterThan(300);
    expect([...new Set(files)].filter((file) => LISTED.test(`/${file}`))).toEqual([]);
  });

  it.each([
    'assets/share-button-a1b2c3d.js',
    'assets/feedback-dialog.css',
    'track.js',
    'img/banner_2.png',
    'js/google.js',
  ])('could have: %s', (file) => expect(file).toMatch(LISTED));
});
