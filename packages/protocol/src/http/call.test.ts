import { expect, it } from 'vitest';
import { addressOf } from './call.ts';

const path = '/books/:book/pages/:page';

it.each([
  [{ params: { book: 'a/b', page: 7 } }, '/books/a%2Fb/pages/7'],
  [{ params: { book: 'a', page: '7?' }, query: {} }, '/books/a/pages/7%3F'],
  [{ params: { book: 'a', page: 1 }, query: { offset: 50, limit: undefined } }, '/books/a/pages/1?offset=50'],
  [
    { params: { book: 'a', page: 1 }, query: { text: 'a&b c', at: 0 } },
    '/books/a/pages/1?text=a%26b%20c&at=0',
  ],
  [{ params: { book: '' } }, '/books//pages/'],
  [{}, '/books//pages/'],
])('addressOf a call with %j', (input, address) => expect(addressOf({ path }, input)).toBe(address));
