import type { Article, PostComment } from '../../data/rows.ts';
import { choice, context, cut, listAnswer, order, paging } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { articleUrl } from '../../wire/content/article.ts';
import { gmt } from '../../wire/content/date.ts';

/** Blog comments: the seed has none, but every post links to its own, and `_embed` follows the link. */
export const comments = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/comments',
    GET: {
      params: {
        ...context('view', 'embed', 'edit'),
        ...paging,
        ...choice,
        ...order('desc'),
        orderby: {
          type: 'string',
          enum: ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'],
          default: 'date_gmt',
        },
        post: { type: 'integers', default: [] },
      },
      answer: call => {
        const { post, order: way } = call.args;
        const rows = rest.database
          .all('articles')
          .filter(row => row.status === 'publish' && !row.password && (post.length === 0 || post.includes(row.id)))
          .flatMap(row => (row.comments ?? []).map(comment => commentWire(comment, row, rest)))
          .sort((a, b) => (way === 'asc' ? 1 : -1) * a.date.localeCompare(b.date));
        const page = cut(rows, call.args);
        return listAnswer(page, page.rows);
      },
    },
  },
];

const commentWire = ({ id, parent, author, content, date }: PostComment, post: Article, rest: Rest) => ({
  ...{ id, post: post.id, parent, author: 0, author_name: author, author_url: '', date },
  date_gmt: gmt(date, rest.database.site.gmtOffset),
  content: { rendered: content },
  link: `${articleUrl(post, rest)}#comment-${id}`,
  ...{ status: 'approved', type: 'comment', meta: [], acf: [] },
});
