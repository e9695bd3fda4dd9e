import { hash } from 'node:crypto';
import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';
import { linkSchemes } from '../../rules/linkAddress.ts';
import { createBounded } from '../cache/bounded.ts';
import { ATTRIBUTES, CLASSES, RENAMED, TAGS, TAGS_WITHOUT_TEXT } from './html/allowed.ts';
import { embedLink } from './html/embed.ts';
import { withoutEmptyFigures } from './html/figures.ts';
import { createHeadings } from './html/headings.ts';
import type { ImageAddresses } from './html/imageAddress.ts';
import { linkAttributes } from './html/link.ts';
import { pictureAttributes } from './html/picture.ts';
import { withPlaces } from './html/places.ts';
import { playerAttributes, sourceAttributes, withPlayers } from './html/player.ts';
import { inScrollers } from './html/tables.ts';

export interface HtmlOptions {
  /** hosts (with port) whose links are links of this site: the content and shop services', their homes' and our own */
  ownHosts: () => readonly string[];
  /** homes of services below the top of their hosts, whose paths here begin below them */
  ownHomes: () => readonly string[];
  images: ImageAddresses;
  /** hosts whose frames may stand in content */
  embedHosts: string[];
}

const MEMORY_BYTES = 16 * 1024 * 1024;
/** Deeper content is no content, and what renders it recurses. */
const NESTING_LIMIT = 40;

/** Makes the sanitiser for everything an editor or a visitor wrote. The same text is worked on once. */
export function createHtml(options: HtmlOptions): (raw: string) => string {
  const memo = createBounded<string>({ maxBytes: MEMORY_BYTES, sizeOf: value => 2 * value.length });
  return raw => {
    if (!/[<&\0]/.test(raw)) return raw;
    const [hosts, homes] = [options.ownHosts(), options.ownHomes()];
    // Services say their home late: what was made before is made again.
    const key = hash('sha1', `${hosts.join()}\n${homes.join()}\n${raw}`, 'base64');
    const known = memo.get(key);
    if (known !== undefined) return known;
    const made = arrange(sanitizeHtml(raw.replaceAll('\0', ''), rules(options, hosts, homes)));
    memo.set(key, made);
    return made;
  };
}

/** The option exists; its types have not caught up. */
type Rules = IOptions & { allowedEmptyAttributes: string[] };

function rules({ images, embedHosts }: HtmlOptions, hosts: readonly string[], homes: readonly string[]): Rules {
  return {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedClasses: { '*': [CLASSES] },
    allowedSchemes: [...linkSchemes],
    allowedEmptyAttributes: ['alt', 'open', 'reversed', 'controls', 'loop'],
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
    allowProtocolRelative: false,
    nonTextTags: TAGS_WITHOUT_TEXT,
    nestingLimit: NESTING_LIMIT,
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    transformTags: {
      ...renames,
      ...headingTransforms(),
      a: to('a', attribs => linkAttributes(attribs, hosts, homes)),
      img: to('img', attribs => pictureAttributes(attribs, images)),
      audio: to('audio', attribs => playerAttributes(attribs, hosts, images)),
      video: to('video', attribs => playerAttributes(attribs, hosts, images)),
      source: to('source', attribs => sourceAttributes(attribs, hosts)),
      iframe: (_tag, attribs) => ({ tagName: 'a', ...embedLink(attribs, embedHosts) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      ((tag === 'img' || tag === 'source') && !attribs.src) || (tag === 'iframe' && !attribs.href),
  };
}

const to =
  (tagName: string, attributes: (attribs: Attributes) => Attributes): Transformer =>
  (_tag, attribs) => ({ tagName, attribs: attributes(attribs) });

const renames: Record<string, Transformer> = Object.fromEntries(
  Object.entries(RENAMED).map(([tag, name]) => [tag, to(name, attribs => attribs)]),
);

function headingTransforms(): Record<string, Transformer> {
  const place = createHeadings();
  const heading: Transformer = (tag, attribs) => ({ tagName: `h${place(Number(tag[1]))}`, attribs });
  return { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading };
}

/** Works on the sanitiser's own output, where a tag is always a tag and `>` never stands in an attribute. */
const arrange = (html: string): string =>
  inScrollers(withPlaces(withoutEmptyFigures(withPlayers(html.replace(/<p(?: [^>]*)?>(?:\s|<br \/>)*<\/p>/g, '')))));
