import type { Graph, Thing, WithContext } from 'schema-dts';
import { useSite } from '../layout/useSite.ts';

interface SeoProps {
  /** without the site's name, which is added */
  title: string;
  /** plain text; cut to 160 characters */
  description?: string | null;
  /** canonical path, e.g. /product/security-void-label-blue; null where the page is no canonical one */
  path: string | null;
  /** for screens that search engines are to leave alone */
  noindex?: boolean;
  /** path or address of the picture shown when the page is shared; the site's logo without one */
  image?: string | null;
  type?: 'website' | 'article' | 'product';
  /** structured data of the page */
  data?: readonly Thing[];
}

const LONGEST_DESCRIPTION = 160;

const absolute = (address: string, siteUrl: string) => (address.startsWith('/') ? siteUrl + address : address);

/** Title, description, canonical link, Open Graph and structured data; React moves them into the head. */
export function Seo({ title, description, path, noindex = false, image, type = 'website', data = [] }: SeoProps) {
  const site = useSite();
  const full = site.name ? `${title} | ${site.name}` : title;
  const text = [...(description ?? '')].slice(0, LONGEST_DESCRIPTION).join('').trim();
  const picture = image ?? site.logo?.large;
  const address = path === null ? null : site.url + path;
  return (
    <>
      <title>{full}</title>
      {text && <meta name="description" content={text} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_ZA" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {text && <meta property="og:description" content={text} />}
      {address && <meta property="og:url" content={address} />}
      {picture && <meta property="og:image" content={absolute(picture, site.url)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {data.length > 0 && <StructuredData graph={{ '@context': 'https://schema.org', '@graph': data }} />}
    </>
  );
}

/** A data block; every `<` is escaped, so that no text of an editor can end it. */
const StructuredData = ({ graph }: { graph: Graph | WithContext<Thing> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
  />
);
