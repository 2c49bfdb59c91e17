import { isOwnOrigin } from '@hub/server/platform/own-origin.ts';
import { describe, expect, it } from 'vitest';
import { contractOf, isOfOtherVersion, pageOf, tokenOf } from './handshake.ts';

describe('isOwnOrigin', () => {
  const host = 'hub.example:3000';
  it.each([
    [undefined, [], true],
    ['http://hub.example:3000', [], true],
    ['https://hub.example:3000', [], true],
    ['http://HUB.example:3000', [], true],
    ['http://hub.example', [], false],
    ['http://hub.example:3000.evil.example', [], false],
    ['http://evil.example', [], false],
    ['null', [], false],
    ['', [], false],
    ['not an origin', [], false],
    ['file://', [], false],
    ['https://play.example', ['https://play.example'], true],
    ['http://play.example', ['https://play.example'], false],
    ['http://hub.local:3000', ['https://play.example', 'http://hub.local:3000'], true],
    ['http://hub.local', ['https://play.example', 'http://hub.local:3000'], false],
    ['http://hub.example:3000', ['https://play.example'], false],
    ['https://hub.example:3000', ['https://hub.example:3000'], true],
    [undefined, ['https://play.example'], true],
  ])('compares %s with the public addresses %j: %s', (origin, publicUrls, isOwn) => {
    expect(isOwnOrigin({ ...(origin !== undefined && { origin }), host }, publicUrls)).toBe(isOwn);
  });

  it.each([
    'http://hub.example.evil.example',
    'http://evil-hub.example',
    'http://hub.example@evil.example',
    'http://hub.example:80@evil.example',
    'http://evil.example/hub.example',
    'http://evil.example#hub.example',
  ])('refuses an origin that only partly matches: %s', (origin) => {
    expect(isOwnOrigin({ origin, host: 'hub.example' }, [])).toBe(false);
    expect(isOwnOrigin({ origin, host: 'evil.example' }, ['http://hub.example'])).toBe(false);
  });

  it('refuses an origin without a Host header', () => {
    expect(isOwnOrigin({ origin: 'file://' }, [])).toBe(false);
    expect(isOwnOrigin({ origin: 'http://hub.example' }, [])).toBe(false);
  });
});

it.each([
  ['/ws/duel?page=abc123', 'abc123'],
  ['/ws/duel', undefined],
  ['/ws/duel?page=', undefined],
  ['/ws/duel?page=abc%00', undefined],
  ['/ws/duel?page=12345678901234567', undefined],
])('pageOf reads from %s the page %s', (target, page) => expect(pageOf(target)).toBe(page));

it.each([
  ['hub.v1, bearer.abc.def', 'abc.def'],
  ['bearer.abc,hub.v1', 'abc'],
  ['hub.v1, bearer.', ''],
  ['hub.v1', undefined],
  ['bearer.abc', undefined],
  ['hub.v2, bearer.abc', undefined],
  [undefined, undefined],
])('tokenOf reads from "%s" the token %s', (offered, token) => {
  expect(tokenOf(offered === undefined ? {} : { 'sec-websocket-protocol': offered })).toBe(token);
});

it.each([
  ['hub.v1, bearer.abc', 'hub.v1', false],
  ['hub.v0, hub.v1, bearer.abc', 'hub.v1', false],
  ['hub.v0, bearer.abc', 'hub.v0', true],
  ['bearer.abc, hub.v27', 'hub.v27', true],
  ['hub.v, chat', undefined, false],
  [undefined, undefined, false],
])('contractOf selects for "%s" the contract %s', (offered, contract, isOther) => {
  expect(contractOf(offered?.split(', ') ?? [])).toBe(contract);
  expect(isOfOtherVersion(offered === undefined ? {} : { 'sec-websocket-protocol': offered })).toBe(isOther);
});
