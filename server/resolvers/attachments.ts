import { isUpload } from '../../rules/uploads.ts';
import type { Context } from '../context/context.ts';

/** A link to the page that WordPress makes for a file, by the file's number; the sanitiser writes them so. */
const ATTACHED = /(<a [^>]*?href=")\/\?attachment_id=([1-9]\d{0,9})(#[^"]*)?"/g;

/** Leads links to a file's page to the file itself; one that cannot be had stays as it is. */
export async function withAttachments(
  html: string,
  { loaders, ownHosts }: Pick<Context, 'loaders' | 'ownHosts'>,
): Promise<string> {
  const ids = [...new Set([...html.matchAll(ATTACHED)].map(match => Number(match[2])))];
  if (!ids.length) return html;
  const found = await Promise.all(ids.map(id => loaders.media.load(id).catch(() => null)));
  const paths = new Map(found.flatMap(media => (media ? [[media.id, filePath(media.source_url, ownHosts())]] : [])));
  return html.replace(ATTACHED, (link, before: string, id: string) => {
    const path = paths.get(Number(id));
    return path ? `${before}${path}"` : link;
  });
}

/** The path at which this site hands a file of the media library through; null for a file elsewhere. */
export function filePath(address: string, hosts: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && hosts.includes(url.host) && isUpload(url.pathname) ? url.pathname : null;
}
