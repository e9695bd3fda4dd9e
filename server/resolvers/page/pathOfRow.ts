import { pagePath } from '../../../rules/paths.ts';
import { linkPath } from '../../catalogue/read/linkPath.ts';
import { nestedPath } from '../../catalogue/read/pagePaths.ts';
import type { Context } from '../../context/context.ts';
import type { Page } from '../../upstreams/content/wire.ts';
import { rootsOf } from '../../upstreams/ownHosts.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';

/** Canonical path of a page as the index has it; of one that it does not know by the page's own link. */
export function pathOfRow(page: Pick<Page, 'id' | 'slug' | 'parent' | 'link'>, context: Context): string {
  const { catalogue, ownHomes } = context;
  dependOnIndex(context, [pathTag('page', page.id)]);
  const known = catalogue.pathOf('page', page.id);
  if (known !== null) return known;
  const link = linkPath(page.link, rootsOf(ownHomes()));
  if (link === '/') return link;
  return (page.parent ? nestedPath(link) : null) ?? pagePath(page.slug);
}
