import type { Context } from '../../context/context.ts';
import type { Page } from '../../upstreams/content/wire.ts';
import { exactlyOne, idOf } from '../arguments.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';
import { isOwnPage } from './isOwnPage.ts';
import { pageSetFor } from './pageSet.ts';

export async function findPage(
  args: { id?: string | null; slug?: string | null },
  selected: ReadonlySet<string>,
  context: Context,
): Promise<Page | null> {
  const { catalogue, content, loaders, scope } = context;
  const by = exactlyOne(args, 'slug', 'id');
  const set = pageSetFor(selected);
  const id = by === 'id' ? idOf(args.id) : catalogue.pages.idOf(args.slug!);
  dependOnIndex(context, [pathTag('page', id)]);
  const page =
    id === null
      ? by === 'slug' && !catalogue.pages.complete
        ? await content.pages.bySlug(scope, args.slug!, set)
        : null
      : await loaders.page.load({ id, set });
  return page && !isOwnPage(page, context) ? page : null;
}

/** The page at /, as the content service says of itself, else by its name. */
export async function findFrontPage(selected: ReadonlySet<string>, context: Context): Promise<Page | null> {
  const known = await context.content.index.read(context.scope).catch(() => null);
  const id = known?.show_on_front === 'page' ? known.page_on_front : 0;
  return (
    (id ? await findPage({ id: String(id) }, selected, context) : null) ?? findPage({ slug: 'home' }, selected, context)
  );
}
