import type { SearchAction, WebSite } from 'schema-dts';
import type { Site } from '../site/useSite.ts';

/** The site with its search, as search engines know it. */
export const websiteData = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  url: `${site.url}/`,
  inLanguage: 'en-ZA',
  publisher: { '@id': `${site.url}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={search_term_string}` },
    // The name that search engines read the gap by; the vocabulary's types do not know it.
    'query-input': 'required name=search_term_string',
  } as SearchAction,
});
