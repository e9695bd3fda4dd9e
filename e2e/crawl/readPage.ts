import { DomUtils, parseDocument } from 'htmlparser2';

type Thing = { '@type': string } & Record<string, unknown>;

/** What a page says in its HTML as it was sent. */
export interface ReadPage {
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  hrefs: string[];
  ids: Set<string>;
  /** structured data, each thing of its graph */
  data: Thing[];
  /** `content` of the tag with this property */
  property(name: string): string | undefined;
  /** the words between header and footer */
  words: string;
}

export function readPage(html: string): ReadPage {
  const document = parseDocument(html);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  const textOf = (nodes: ReturnType<typeof all>) => DomUtils.textContent(nodes).replace(/\s+/g, ' ').trim();
  const content = (attribute: string, value: string) =>
    all('meta').find(({ attribs }) => attribs[attribute] === value)?.attribs.content;
  const blocks = all('script').filter(({ attribs }) => attribs.type === 'application/ld+json');
  return {
    title: textOf(all('title')),
    description: content('name', 'description') ?? '',
    canonical: all('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href ?? null,
    noindex: content('name', 'robots')?.includes('noindex') ?? false,
    hrefs: all('a').flatMap(({ attribs }) => attribs.href ?? []),
    ids: new Set(all('*').flatMap(({ attribs }) => attribs.id ?? [])),
    data: blocks.flatMap(block => (JSON.parse(DomUtils.textContent(block)) as { '@graph': Thing[] })['@graph']),
    property: name => content('property', name),
    words: textOf(all('main')),
  };
}
