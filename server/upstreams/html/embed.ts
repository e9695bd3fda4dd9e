import type { Attributes } from 'sanitize-html';
import { contentTexts } from '../../../rules/texts.ts';
import { pixels } from './picture.ts';

/** A video of a named host, held in a sandbox. Without `src` where the host is not named. */
export function embedAttributes(attribs: Attributes, hosts: string[]): Attributes {
  const src = [attribs.src, attribs['data-src']].find(Boolean)?.trim();
  const url = src && URL.canParse(src, 'https://embed.invalid') ? new URL(src, 'https://embed.invalid') : null;
  if (url?.protocol !== 'https:' || !hosts.includes(url.host) || url.username) return {};
  const width = pixels(attribs.width);
  const height = pixels(attribs.height);
  return {
    src: url.href,
    title: attribs.title?.trim() || contentTexts.video,
    ...(width && height ? { width: String(width), height: String(height) } : {}),
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    allow: 'fullscreen; picture-in-picture; encrypted-media',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
}
