import path from 'node:path';
import { addGame } from './changed-product.ts';

/** Puts the small test game into a copy of the product. */
export const addCountUp = (copy: string): void =>
  addGame(copy, path.join(import.meta.dirname, 'count-up'), { folder: 'count-up', id: 'countUp' });
