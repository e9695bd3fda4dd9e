import type { Attributes } from 'sanitize-html';
import { fillText } from '../../../rules/fillText.ts';
import { isUpload } from '../../../rules/uploads.ts';
import type { ImageAddresses } from './imageAddress.ts';
import { contentTexts } from './texts.ts';

type Player = 'audio' | 'video';

const FILM_WIDTH = 800;

/** A sound or film of the media library, by way of this site, loaded by who plays it; `data-from` says where another lies. */
export function playerAttributes(attribs: Attributes, hosts: readonly string[], images: ImageAddresses): Attributes {
  const { src, poster, width, height, loop } = attribs;
  const picture = poster ? images.url(poster, FILM_WIDTH, 'webp') : null;
  return {
    ...(src ? sourceOf(src, hosts) : {}),
    controls: '',
    preload: 'none',
    ...(loop === undefined ? {} : { loop: '' }),
    ...(picture ? { poster: picture } : {}),
    ...(width && height ? { width, height } : {}),
  };
}

/** Without `src` where it is not one of the media library. */
export const sourceAttributes = ({ src, type }: Attributes, hosts: readonly string[]): Attributes => {
  const own = src ? sourceOf(src, hosts) : {};
  return own.src ? { src: own.src, ...(type ? { type } : {}) } : {};
};

function sourceOf(written: string, hosts: readonly string[]): Attributes {
  const base = `https://${hosts[0] ?? 'localhost'}/`;
  if (!URL.canParse(written, base)) return {};
  const url = new URL(written, base);
  if (!/^https?:$/.test(url.protocol) || url.username) return {};
  return hosts.includes(url.host) && isUpload(url.pathname) ? { src: url.pathname } : { 'data-from': url.href };
}

const PLAYER = /<(audio|video)([^>]*)>([\s\S]*?)<\/\1>/g;
const FROM = / data-from="([^"]*)"/;

/** A player that has nothing to play is a link to what it was to play, or what was to stand in its place. */
export const withPlayers = (html: string): string =>
  html.replace(PLAYER, (player, tag: Player, attributes: string, inside: string) => {
    if (/ src="/.test(attributes) || /<source [^>]*src="/.test(inside)) return player.replace(FROM, '');
    const from = FROM.exec(attributes)?.[1];
    if (!from) return inside.replace(/<source[^>]*>/g, '');
    const words = fillText(contentTexts[tag], { host: new URL(from.replaceAll('&amp;', '&')).host });
    return `<a href="${from}" rel="noopener">${words}</a>`;
  });
