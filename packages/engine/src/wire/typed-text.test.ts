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
])('the address %o stays', (address) => expect(withoutTail(address)).toBe(address));

it.each([
  ['/leagues/ABC234.?utm_source=chat', '/leagues/ABC234?utm_source=chat'],
  ['/leagues/ABC234?utm_source=chat).', '/leagues/ABC234?utm_source=chat'],
  ['/leagues/ABC234)%20Are%20you%20in?', '/leagues/ABC234'],
  ['/leagues/ABC234%20see%20you%20there', '/leagues/ABC234'],
  ['/leagues/ABC234%22%3E', '/leagues/ABC234'],
  ['/leagues/ABC234&quot;', '/leagues/ABC234'],
  ['/leagues/ABC234%E2%80%9D%20%E2%80%93%20bis%20morgen', '/leagues/ABC234'],
  ['/leagues/ABC234](https://hub.example/leagues/ABC234)', '/leagues/ABC234'],
  ['/chain-of-legends/lobbies/ABC234,%20now', '/chain-of-legends/lobbies/ABC234'],
  ['/challenge/aB3-_aB3-_aB3-_a%3Cbr', '/challenge/aB3-_aB3-_aB3-_a'],
])('the address %o leads to %o', (pasted, address) => expect(withoutTail(pasted)).toBe(address));

it.each([
  '/robots.txt',
  '/.well-known/security.txt',
  '/assets/a-b.c.js?x=1',
  '/welcome?next=%2Fleagues%2FABC234',
])('the address %o stays', (address) => expect(withoutTail(address)).toBe(address));

const isLeagueCode = (letters: string): boolean => /^[2-9A-HJKMNP-Z]{6}$/.test(letters);

it.each([
  'abc234',
  ' ABC 234 ',
  'ABC-234',
  'abc\u2011234.',
  '(ABC234)',
  '\u201cABC234\u201d',
  'https://hub.example/leagues/ABC234',
  'hub.example/leagues/abc234/',
  'https://hub.example/leagues/ABC234%20).',
  'https://hub.example/leagues/ABC234?from=chat#x',
  'https://hub.example/leagues/ABC234?ref=CHATXY',
  'https://hub.example/leagues/ABC234#:~:text=Join',
  'https://hub.example/welcome?next=%2Fleagues%2FABC234',
  '<https://hub.example/leagues/ABC234>',
  '[our league](https://hub.example/leagues/ABC234)',
  '<a href="https://hub.example/leagues/ABC234">here</a>',
  'Are you in? https://hub.example/leagues/ABC234',
  'Join us at https://hub.example/leagues/ABC234, we change places on Sunday!',
  'https://hub.example/leagues/ABC234.See you at 20:00/21:00',
  'hub.example/leagues/ABC234 (today)',
  'Our code is ABC234, hurry up.',
  'The code: abc 234, please',
  'Code=ABC-234; see you',
  '\u300cABC234\u300d\u3067\u3059',
  'ABC234\u3002',
  '\u2068ABC234\u2069',
  '\uff21\uff22\uff23\uff12\uff13\uff14',
])('%o is read as the code ABC234', (text) => expect(codeIn(text, isLeagueCode)).toBe('ABC234'));

it.each(['', ' / ', '---'])('%o has no code', (text) => expect(codeIn(text, isLeagueCode)).toBe(''));

it('keeps what is no code, so that the answer can be about it', () =>
  expect(codeIn('ABC-23', isLeagueCode)).toBe('ABC23'));

it.each([
  'My code is AB12-CD34-EF56-GH78.',
  'ab12 cd34 ef56 gh78',
  'Codes: "AB12CD34EF56GH78"',
  'Here: AB12 CD34 EF56 GH78 (keep it)',
])('%o is read as a code of four groups', (text) => {
  expect(codeIn(text, (letters) => /^[\dA-Z]{16}$/.test(letters))).toBe('AB12CD34EF56GH78');
});
