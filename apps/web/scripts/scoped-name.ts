import path from 'node:path';

/**
 * The name of a class in the pages: `carousel` of `pages/home/strip.module.css` is `home-strip_carousel`. Folder and file
 * tell a class from any other, and unlike a hash they cost next to nothing once compressed. Vite puts a `?` and more
 * behind some file names.
 */
export function scopedName(name: string, file: string): string {
  const [base = ''] = path.basename(file).split('.');
  // The screens of all games lie in folders of the same name.
  const folder = path.dirname(file).replace(/\/screen$/, '');
  return `${path.basename(folder)}-${base}_${name}`;
}
