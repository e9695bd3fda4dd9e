import { escapeUTF8 } from 'entities';
import type { BreadcrumbList } from 'schema-dts';
import type { Summary } from '../../../rules/summary.ts';
import type { CardAddresses } from '../routes/cards/cardAddress.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../routes/cards/cardFormat.ts';
import { jsonScript } from './jsonScript.ts';

/** The feed, Open Graph with the card that the page is shared with, and structured data, as tags for the head. */
export function summaryTags(summary: Summary, cards: CardAddresses): string {
  const { site, title, description, url, type } = summary;
  const card = site.url + cards.url(cardOf(summary));
  const properties: [string, string | null][] = [
    ['og:site_name', site.name],
    ['og:locale', 'en_ZA'],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', card],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD_WIDTH)],
    ['og:image:height', String(CARD_HEIGHT)],
    ['og:image:alt', title],
  ];
  const tags = properties.map(([name, value]) =>
    value ? `<meta property="${name}" content="${escapeUTF8(value)}">` : '',
  );
  return `${feed(site.name)}${tags.join('')}<meta name="twitter:card" content="summary_large_image">${structuredData(summary)}`;
}

const feed = (name: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeUTF8(name)}" href="/feed.xml">`;

/** The words of a page that is not to be found may be anyone's, e.g. what was searched for: its card has the site's. */
const cardOf = ({ site, title, picture, noindex }: Summary) =>
  noindex
    ? { title: site.description || site.name, site: site.name, picture: null }
    : { title, site: site.name, picture };

function structuredData({ data, crumbs, site }: Summary): string {
  const graph = crumbs.length ? [...data, crumbList(crumbs, site.url)] : data;
  if (!graph.length) return '';
  return jsonScript('type="application/ld+json"', { '@context': 'https://schema.org', '@graph': graph });
}

const crumbList = (crumbs: Summary['crumbs'], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + href,
  })),
});
