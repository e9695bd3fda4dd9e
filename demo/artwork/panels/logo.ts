import { colours } from '../draw/colours.ts';
import { startPicture } from '../draw/guilloche.ts';
import { checkPattern } from '../draw/patterns.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';

/** The mark: a label with its top right corner lifted over the void check. */
export function logo(): Drawing {
  startPicture();
  const body =
    rect(0, 0, 42, 42, '#fff') +
    '<path d="M20 2H40V22Z" fill="url(#check)"/>' +
    `<path d="M6 2H20L40 22V36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z" fill="${colours.ink}"/>` +
    `<path d="M20 2L40 22H24a4 4 0 0 1-4-4Z" fill="${colours.signal}"/>`;
  return drawing(42, 42, checkPattern('check', colours.signal, '#fff', 3), body);
}
