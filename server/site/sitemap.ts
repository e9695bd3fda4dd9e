import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

export type ChangeFrequency = 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never';

export interface SitemapEntry {
  path: string;
  /** ISO date or time with offset; null when not known */
  lastModified: string | null;
  changeFrequency: ChangeFrequency;
  priority: number;
  /** absolute addresses of the pictures on it */
  images?: readonly string[];
}

/** What the protocol allows in one file. */
const MOST_IN_A_FILE = 50_000;

/**
 * The sitemap as files by their path: /sitemap.xml alone, or as an index of /sitemap-1.xml and so on when one file
 * cannot hold it.
 */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  publicUrl: string,
  mostInAFile = MOST_IN_A_FILE,
): Promise<Map<string, string>> {
  if (entries.length <= mostInAFile) return new Map([['/sitemap.xml', await listing(entries, publicUrl)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / mostInAFile) }, (_, index) =>
    entries.slice(index * mostInAFile, (index + 1) * mostInAFile),
  );
  const files = new Map<string, string>();
  for (const [index, part] of parts.entries()) files.set(`/sitemap-${index + 1}.xml`, await listing(part, publicUrl));
  return new Map([['/sitemap.xml', await index(parts, publicUrl)], ...files]);
}

async function listing(entries: readonly SitemapEntry[], publicUrl: string): Promise<string> {
  if (!entries.length) return EMPTY;
  const stream = new SitemapStream({
    hostname: publicUrl,
    xmlns: { news: false, xhtml: false, image: true, video: false },
  });
  // Read while it is written: a full stream would wait for a reader.
  const text = streamToPromise(stream);
  for (const { path, lastModified, changeFrequency, priority, images = [] } of entries)
    stream.write({
      url: publicUrl + path,
      changefreq: changeFrequency,
      priority,
      img: images.map(url => ({ url })),
      ...(isDate(lastModified) ? { lastmod: lastModified } : {}),
    });
  stream.end();
  return (await text).toString();
}

async function index(parts: readonly (readonly SitemapEntry[])[], publicUrl: string): Promise<string> {
  const stream = new SitemapIndexStream();
  const text = streamToPromise(stream);
  for (const [number, part] of parts.entries()) {
    const latest = part
      .map(entry => entry.lastModified)
      .filter(isDate)
      .toSorted()
      .at(-1);
    stream.write({ url: `${publicUrl}/sitemap-${number + 1}.xml`, ...(latest ? { lastmod: latest } : {}) });
  }
  stream.end();
  return (await text).toString();
}

/** The library refuses to write one without entries. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** One unreadable date of the content service must not cost the whole file. */
const isDate = (value: string | null): value is string => value !== null && !Number.isNaN(Date.parse(value));
