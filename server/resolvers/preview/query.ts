import { previewTexts } from '../../../rules/texts/preview.ts';
import type { Context } from '../../context/context.ts';
import type { QueryPreviewArgs, QueryResolvers } from '../../gql/types.ts';
import type { Previewed } from '../../upstreams/content/previewLinks.ts';
import { idOf } from '../arguments.ts';

const refused = (code: keyof typeof previewTexts.refusals) => ({
  __typename: 'PreviewRefused' as const,
  code,
  message: previewTexts.refusals[code],
});

/** Why this link shows nothing to whoever has it; null where it may. */
function refusalOf(what: Previewed, { expires, signature }: QueryPreviewArgs, { operator, previewLinks }: Context) {
  if (operator) return null;
  const worth = previewLinks.judge(what, { expires: expires ?? 0, signature: signature ?? '' });
  if (worth === 'good') return null;
  return refused(worth === 'expired' ? 'LINK_EXPIRED' : 'LINK_WRONG');
}

async function findPreview(args: QueryPreviewArgs, context: Context) {
  const { drafts, scope } = context;
  const what = { type: args.type === 'POST' ? 'post' : 'page', id: idOf(args.id) ?? 0 } as const;
  const refusal = refusalOf(what, args, context);
  if (refusal) return refusal;
  if (!drafts.readable) return refused('NOT_CONNECTED');
  const [post, page] =
    what.type === 'post' ? [await drafts.post(scope, what.id), null] : [null, await drafts.page(scope, what.id)];
  if (post) return { __typename: 'Post' as const, ...post };
  return page ? { __typename: 'Page' as const, ...page } : refused('NO_SUCH_DRAFT');
}

export const previewQuery: QueryResolvers = {
  preview: (_, args, context) => findPreview(args, context),
};
