import type { Attributes } from 'sanitize-html';
import { linkAddress } from '../../../rules/linkAddress.ts';
import { addressHere } from '../ownHosts.ts';

/** What search engines are told of a link, by whoever set it. */
const TOLD = ['nofollow', 'ugc', 'sponsored'];

/** A link to the site itself becomes a path as this site writes it; any other is kept away from this window. */
export function linkAttributes(
  attribs: Attributes,
  ownHosts: readonly string[],
  ownHomes: readonly string[],
): Attributes {
  const href = attribs.href?.trim();
  // As places were named before ids.
  if (!href) return kept(attribs, attribs.name && !attribs.id ? { id: attribs.name } : {});
  if (href.startsWith('#')) return kept(attribs, { href });
  const base = `https://${ownHosts[0] ?? 'localhost'}/`;
  if (!URL.canParse(href, base)) return kept(attribs, {});
  const url = new URL(href, base);
  if (!linkAddress(url.href)) return kept(attribs, {});
  if (!url.protocol.startsWith('http')) return kept(attribs, { href: url.href });
  if (ownHosts.includes(url.host))
    return kept(attribs, { href: attachmentPath(attribs.rel) ?? addressHere(url, ownHomes) });
  return kept(attribs, {
    href: url.href,
    rel: relOf(attribs.rel),
    ...(attribs.target === '_blank' ? { target: '_blank' } : {}),
  });
}

function relOf(given = ''): string {
  const words = given.toLowerCase().split(/\s+/);
  return ['noopener', ...TOLD.filter(word => words.includes(word))].join(' ');
}

/** The page that WordPress makes for a file, by the file's number where the editor's link says it. */
const attachmentPath = (rel = ''): string | null => {
  const id = /(?:^| )wp-att-([1-9]\d{0,9})(?: |$)/.exec(rel)?.[1];
  return id ? `/?attachment_id=${id}` : null;
};

function kept(attribs: Attributes, own: Attributes): Attributes {
  const { href: _href, rel: _rel, target: _target, 'data-embed': _embed, ...rest } = attribs;
  return { ...rest, ...own };
}
