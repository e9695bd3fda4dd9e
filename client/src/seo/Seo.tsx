import { useContext, useEffect } from 'react';
import type { Thing } from 'schema-dts';
import type { Summary } from '../../../rules/summary.ts';
import { type Site, useSite } from '../site/useSite.ts';
import { SummaryContext } from './summary.ts';
import { UnlistedContext } from './unlisted.ts';

interface SeoProps {
  /** without the site's name, which is added */
  title: string;
  /** plain text, the first 160 characters of which are taken, so ask for more. Without one the title and what the site says of itself stand there. */
  description?: string | null;
  /** canonical path, e.g. /product/security-void-label-blue; null where the page is no canonical one */
  path: string | null;
  /** for screens that search engines are to leave alone */
  noindex?: boolean;
  /** path or address of what the page shows, for the picture it is shared with */
  image?: string | null;
  type?: Summary['type'];
  crumbs?: Summary['crumbs'];
  /** Structured data besides the breadcrumbs. Write `import.meta.env.SSR && …`: no browser needs what makes it. */
  data?: false | ((site: Site) => readonly Thing[]);
}

const LONGEST_DESCRIPTION = 160;

/** What the server wrote for those who share or index the page. */
const SENT = 'meta[property], meta[name^=twitter], script[type="application/ld+json"]';

function removeSent(): void {
  for (const tag of document.head.querySelectorAll(SENT)) tag.remove();
}

/** Title, description, robots and canonical link, which React moves into the head; the rest is the server's to write. */
export function Seo({
  title,
  description,
  path,
  noindex: asked = false,
  image = null,
  type = 'website',
  crumbs = [],
  data = false,
}: SeoProps) {
  const site = useSite();
  const unlisted = useContext(UnlistedContext);
  const noindex = asked || unlisted;
  const summarise = useContext(SummaryContext);
  const text = [...(description || `${title}. ${site.description}`)].slice(0, LONGEST_DESCRIPTION).join('').trim();
  const url = path === null || unlisted ? null : site.url + path;
  if (!unlisted)
    summarise?.({
      site,
      title,
      description: text,
      url,
      noindex,
      type,
      picture: image,
      crumbs,
      data: data ? data(site) : [],
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title or path is another page
  useEffect(() => removeSent, [title, path]);
  return (
    <>
      <title>{site.name ? `${title} | ${site.name}` : title}</title>
      {text && <meta name="description" content={text} />}
      <meta name="robots" content={noindex ? 'noindex' : 'max-image-preview:large'} />
      {url && <link rel="canonical" href={url} />}
    </>
  );
}
