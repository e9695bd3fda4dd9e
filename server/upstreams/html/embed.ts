import type { Attributes } from 'sanitize-html';
import { fillText } from '../../../rules/fillText.ts';
import { contentTexts } from './texts.ts';

const NO_COOKIES = 'www.youtube-nocookie.com';
const WATCHED: [RegExp, string][] = [
  [/^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#].*)?$/, 'https://www.youtube.com/watch?v='],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:[?#].*)?$/, 'https://vimeo.com/'],
];

/**
 * A video of a named host as a link to it: its player is loaded by who clicks, in a browser with scripts in the place of
 * the link. Without `href` where the host is not named.
 */
export function embedLink(attribs: Attributes, hosts: readonly string[]): { attribs: Attributes; text: string } {
  const src = [attribs.src, attribs['data-src']].find(Boolean)?.trim();
  const url = src && URL.canParse(src, 'https://embed.invalid') ? new URL(src, 'https://embed.invalid') : null;
  if (url?.protocol !== 'https:' || !hosts.includes(url.host) || url.username) return { attribs: {}, text: '' };
  const title = attribs.title?.trim() || contentTexts.untitled;
  const href = watchAddress(url.href);
  if (url.host === 'www.youtube.com' && hosts.includes(NO_COOKIES)) url.host = NO_COOKIES;
  return {
    attribs: { href, rel: 'noopener', 'data-embed': url.href },
    text: fillText(contentTexts.play, { title, host: url.host }),
  };
}

/** Where a video has a page of its own, which a player's address is not made to be. */
function watchAddress(player: string): string {
  for (const [pattern, page] of WATCHED) {
    const id = pattern.exec(player)?.[1];
    if (id) return page + id;
  }
  return player;
}
