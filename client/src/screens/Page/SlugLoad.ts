import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { withSuggestions } from '../../data/withSuggestions.ts';
import { loadPost } from '../../post/loadPost.ts';
import { loadBody } from './loadBody.ts';
import { loadRoute } from './loadRoute.ts';

/** /{slug}: `type=post` is the post, `type=page` the words of the page; anything else tries a post, then a page. */
export async function load(ask: Ask, { params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const slug = params.slug ?? pathname.slice(1);
  const type = searchParams.get('type');
  if (type === 'post') return loadPost(ask, slug, request);
  if (type === 'page') return loadBody(ask, slug);
  return withSuggestions(ask, request, await loadRoute(ask, `/${slug}`));
}
