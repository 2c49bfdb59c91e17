import { expect, it } from 'vitest';
import { changed } from './likes.ts';

it.each([
  [{ likes: 1247, isLiked: false }, true, { likes: 1248, isLiked: true }],
  [{ likes: 1248, isLiked: true }, false, { likes: 1247, isLiked: false }],
  [{ likes: 0, isLiked: true }, false, { likes: 0, isLiked: false }],
  [{ likes: 1248, isLiked: true }, true, { likes: 1248, isLiked: true }],
  [{ likes: 1247, isLiked: false }, false, { likes: 1247, isLiked: false }],
])('%o becomes, liked %s, %o', (before, liked, after) => expect(changed(before, liked)).toEqual(after));
