import { expect, it } from 'vitest';
import { codeIn, withoutTail } from './typed-text.ts';

it.each([
  '.',
  ',',
  ')',
  ')!',
  '>',
  '\u201d',
  '%E2%80%9D',
  '\u3002',
  '\u300d',
  '%20',
  '%29.',
  '\u2026',
  '\u060c',
  '\u0964',
  '%C2%A0',
  '%E3%80%82',
  '!?',
  '**',
  "'",
  '\u200b',
  '%',
])('an address is read without %o at its end', (tail) => {
  for (const address of [
    '/leagues/ABC234',
    '/challenge/aB3-_aB3-_aB3-_a',
    '/profile/abc-def_gh-_',
    '/news',
    '/item-rift?practice=2026-03-01',
    '/chain-of-legends/lobbies/ABC234',
  ])
    expect(withoutTail(address + tail)).toBe(address);
});

it.each([
  '/',
  '/leagues/',
  '/leagues/ABC234',
  '/welcome?next=',
  '/a?b=%2Fc',
  '/profile/%D7%90',
  '/leagues/%ff/x',
  '/a#b',
])('the address %o stays', (address) => {
  expect(withoutTail(address)).toBe(address);
});

it.each([
  'abc234',
  ' ABC 234 ',
  'ABC-234',
  'abc\u2011234.',
  '(ABC234)',
  'https://hub.example/leagues/ABC234',
  'hub.example/leagues/abc234/',
  'https://hub.example/leagues/ABC234%20).',
  'https://hub.example/leagues/ABC234?from=chat#x',
  '\uff21\uff22\uff23\uff12\uff13\uff14',
])('%o is read as the code ABC234', (text) => {
  expect(codeIn(text)).toBe('ABC234');
});

it.each(['', ' / ', '---'])('%o has no code', (text) => {
  expect(codeIn(text)).toBe('');
});
