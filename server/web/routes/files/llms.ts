/** What the file tells of the site; a list is null where it could not be had. */
export interface LlmsData {
  site: { name: string; description: string };
  productCategories: { name: string; url: string; count: number; children: unknown[] }[] | null;
}

export const LLMS_QUERY = `query Llms {
  site { name description }
  productCategories { name url count children { id } }
}`;

const texts = {
  pages: 'Pages',
  catalogue: 'Catalogue',
  programs: 'For programs',
  all: 'Every product, with filters and search',
  quote: 'Ask for a quote; a form that a person sends',
  services: 'What is made and done here',
  blog: 'Articles',
  contact: 'How to reach people',
  sitemap: 'Every page',
  mcp: 'Model Context Protocol, streamable HTTP: search products, read one, check a label size, estimate a price, prepare and follow a quote request',
  schema: 'The GraphQL schema, with a description of each field',
  feed: 'New articles',
} as const;

/** The text of /llms.txt: what the site is and where a language model finds what. */
export function llmsText(publicUrl: string, { site, productCategories }: LlmsData): string {
  const link = (name: string, path: string, said: string) => `- [${name}](${publicUrl}${path}): ${said}`;
  // An empty one leads to nothing.
  const shown = (productCategories ?? []).filter(({ count, children }) => count > 0 || children.length > 0);
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    [
      `## ${texts.pages}`,
      link('Catalogue', '/catalog', texts.all),
      link('Services', '/services', texts.services),
      link('Request Quote', '/request-quote', texts.quote),
      link('Blog', '/blog', texts.blog),
      link('Contact', '/contact', texts.contact),
    ].join('\n'),
    ...(shown.length
      ? [[`## ${texts.catalogue}`, ...shown.map(({ name, url }) => `- [${name}](${url})`)].join('\n')]
      : []),
    [
      `## ${texts.programs}`,
      link('MCP', '/mcp', texts.mcp),
      link('Schema', '/schema.graphql', texts.schema),
      link('Sitemap', '/sitemap.xml', texts.sitemap),
      link('Feed', '/feed.xml', texts.feed),
    ].join('\n'),
  ].join('\n\n');
}
