import { choice, context, cut, listAnswer, paging } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';

/** Blog comments: there are none, but every post links to its own, and `_embed` follows the link. */
export const comments = (_rest: Rest): Route[] => [
  {
    path: '/wp/v2/comments',
    GET: {
      params: { ...context('view', 'embed', 'edit'), ...paging, ...choice, post: { type: 'integers', default: [] } },
      answer: call => listAnswer(cut([], call.args), []),
    },
  },
];
