import { once } from 'node:events';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from '../../../catalogue/read/sitemap.ts';
import { createSlices } from '../../../catalogue/read/slices.ts';

/** Of what the protocol allows in one file: one is written each time it is asked for. */
const MOST_IN_A_FILE = 10_000;

export interface SitemapOptions {
  publicUrl: string;
  /** An entry with its pictures as this site serves them. */
  served(entry: SitemapEntry): SitemapEntry;
  mostInAFile?: number;
}

/**
 * A file of the sitemap by its path: /sitemap.xml alone, or as an index of /sitemap-1.xml and so on when one file cannot
 * hold it. Undefined for a path that is none of them.
 */
export async function sitemapFile(
  path: string,
  entries: readonly SitemapEntry[],
  { publicUrl, served, mostInAFile = MOST_IN_A_FILE }: SitemapOptions,
): Promise<string | undefined> {
  const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / mostInAFile)) }, (_, index) =>
    entries.slice(index * mostInAFile, (index + 1) * mostInAFile),
  );
  if (path === '/sitemap.xml')
    return parts.length > 1 ? index(parts, publicUrl) : listing(parts[0]!, publicUrl, served);
  const part = parts.length > 1 ? parts[Number(/^\/sitemap-([1-9]\d*)\.xml$/.exec(path)?.[1]) - 1] : undefined;
  return part && listing(part, publicUrl, served);
}

async function listing(
  entries: readonly SitemapEntry[],
  publicUrl: string,
  served: SitemapOptions['served'],
): Promise<string> {
  if (!entries.length) return EMPTY;
  const stream = new SitemapStream({
    hostname: publicUrl,
    xmlns: { news: false, xhtml: false, image: true, video: false },
  });
  // Read while it is written: a full stream would wait for a reader.
  const text = streamToPromise(stream);
  const slices = createSlices();
  for (const entry of entries) {
    const { path, lastModified, changeFrequency, priority, images } = served(entry);
    const taken = stream.write({
      url: publicUrl + path,
      changefreq: changeFrequency,
      priority,
      img: images.map(image => ({ url: image })),
      ...(isDate(lastModified) ? { lastmod: lastModified } : {}),
    });
    // What waits in the stream would be written all at once.
    if (!taken) await once(stream, 'drain');
    if (slices.over) await slices.pause();
  }
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
