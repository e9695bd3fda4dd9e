import { isUpload } from '../../rules/uploads.ts';
import { linkPath } from '../catalogue/read/linkPath.ts';
import { addressOf, leadsNowhere } from '../catalogue/read/links.ts';
import type { Context } from '../context/context.ts';
import { rootsOf } from '../upstreams/ownHosts.ts';

/** A link to the page that WordPress makes for a file, by the file's number; the sanitiser writes them so. */
const ATTACHED = /(<a [^>]*?href=")\/\?attachment_id=([1-9]\d{0,9})(#[^"]*)?"/g;

/** A link to a path of this site; one around a picture leads to the picture without a call. */
const TO_PATH = /(<a (?:[^>]*? )?href=")(\/[^"?#]*)(?:#[^"]*)?"(?=[^>]*>(?!\s*<img ))/g;

/** Paths of one text that are looked for among the pages of files. */
const MOST_PATHS = 20;

type Asked = Pick<Context, 'catalogue' | 'loaders' | 'ownHosts' | 'ownHomes'>;

/** Leads links to a file's page to the file itself; one that cannot be had stays as it is. */
export async function withAttachments(html: string, context: Asked): Promise<string> {
  const [numbered, named] = await Promise.all([byNumber(html, context), byPath(html, context)]);
  const led = (file: string | null | undefined, before: string, link: string) => (file ? `${before}${file}"` : link);
  return html
    .replace(ATTACHED, (link, before: string, id: string) => led(numbered.get(Number(id)), before, link))
    .replace(TO_PATH, (link, before: string, path: string) =>
      led(named.get(addressOf(path).pathname.toLowerCase()), before, link),
    );
}

/** The files of the numbers that links of a text name. */
async function byNumber(html: string, { loaders, ownHosts }: Asked): Promise<Map<number, string | null>> {
  const ids = [...new Set([...html.matchAll(ATTACHED)].map(match => Number(match[2])))];
  const found = await Promise.all(ids.map(id => loaders.media.load(id).catch(() => null)));
  return new Map(found.flatMap(media => (media ? [[media.id, filePath(media.source_url, ownHosts())]] : [])));
}

/** Where nothing else lives may be the page of a file: by its path. One call for all such links of the texts read at once. */
async function byPath(
  html: string,
  { catalogue, loaders, ownHosts, ownHomes }: Asked,
): Promise<Map<string | null, string | null>> {
  if (!catalogue.ready) return new Map();
  const written = [...new Set([...html.matchAll(TO_PATH)].map(match => match[2]!))];
  const dead = written.map(addressOf).filter(url => leadsNowhere(url, catalogue));
  const slugs = dead.map(({ pathname }) => pathname.split('/').at(-1)!).filter(slug => /^[\w%-]+$/.test(slug));
  const looked = [...new Set(slugs)].slice(0, MOST_PATHS);
  const found = await Promise.all(looked.map(slug => loaders.mediaAt.load(slug).catch(() => null)));
  return new Map(
    found.flatMap(media =>
      media ? [[linkPath(media.link, rootsOf(ownHomes())), filePath(media.source_url, ownHosts())]] : [],
    ),
  );
}

/** The path at which this site hands a file of the media library through; null for a file elsewhere. */
export function filePath(address: string, hosts: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && hosts.includes(url.host) && isUpload(url.pathname) ? url.pathname : null;
}
