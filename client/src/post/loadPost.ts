import { redirect } from 'react-router-dom';
import type { Ask } from '../data/ask.ts';
import { load } from '../data/load.ts';
import { slugRedirect } from '../data/slugRedirect.ts';
import { PostOperation } from '../gql/operations/Post.ts';

/** Reads a post with the page of its comments that the address asks for; one that does not exist leads to /404, as the specification has it. */
export async function loadPost(ask: Ask, slug: string, { url }: Request) {
  const variables = { slug, comments: Number(/[?&]comments=([1-9]\d?)\b/.exec(url)?.[1] ?? 1) };
  const outcome = await load(ask, { query: PostOperation, variables, found: ({ post }) => post != null });
  if (outcome.data.kind === 'missing') return redirect('/404');
  return slugRedirect(slug, outcome.data.data?.post?.path) ?? outcome;
}
