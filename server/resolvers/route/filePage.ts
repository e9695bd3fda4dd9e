import { orElse } from '../../cache/scope.ts';
import { linkPath } from '../../catalogue/read/linkPath.ts';
import { leadsNowhere } from '../../catalogue/read/links.ts';
import type { Context, Services } from '../../context/context.ts';
import type { Media } from '../../upstreams/content/wire.ts';
import { rootsOf } from '../../upstreams/ownHosts.ts';
import { filePath } from '../attachments.ts';
import type { OwnersRedirect } from './ownersRedirect.ts';

/** What a file was uploaded to, by the words of the index. */
const ABOVE = ['post', 'page', 'product'] as const;

/** Where the page that WordPress makes for a file leads: to the file, else to what it was uploaded to. */
export function placeOfFile(
  { source_url: address, post = 0 }: Media,
  { catalogue, ownHosts }: Pick<Services, 'catalogue' | 'ownHosts'>,
): string | null {
  const above = () => ABOVE.map(kind => catalogue.pathOf(kind, post)).find(path => path !== null) ?? null;
  return filePath(address, ownHosts()) ?? (post ? above() : null);
}

/**
 * Of an address where nothing lives: whether WordPress has a file's page there, by its number or its path. One call; a
 * media library that does not answer is not taken for one that has no such file.
 */
export async function filePage(url: URL, context: Context): Promise<OwnersRedirect | null> {
  const { catalogue, scope } = context;
  if (!leadsNowhere(url, catalogue)) return null;
  const media = await orElse(lookUp(url, context), null, scope);
  const to = media && placeOfFile(media, context);
  return to ? { to, status: 301 } : null;
}

async function lookUp({ pathname, searchParams }: URL, { ownHomes, loaders }: Context): Promise<Media | null> {
  if (searchParams.has('attachment_id')) {
    const id = /^[1-9]\d{0,9}$/.exec(searchParams.get('attachment_id') ?? '')?.[0];
    return pathname === '/' && id ? loaders.media.load(Number(id)) : null;
  }
  const path = pathname.toLowerCase();
  const slug = path.split('/').at(-1)!;
  const found = /^(?:[\w-]|%[0-9a-f]{2})+$/.test(slug) ? await loaders.mediaAt.load(slug) : null;
  return found && linkPath(found.link, rootsOf(ownHomes())) === path ? found : null;
}
