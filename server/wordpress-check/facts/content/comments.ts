import assert from 'node:assert/strict';
import type { ContentCapabilities } from '../../capabilities.ts';
import type { ContentService } from '../../examination.ts';
import { check, expect, type Finding, info, orNotAvailable, success, writing } from '../../fact.ts';
import { asStranger } from '../../inspection.ts';
import { availabilityOf, codeOf, type ProbeRequest } from '../../reply.ts';
import { ofContent } from '../../together.ts';

const ROUTE = 'wp/v2/comments';
/** Without a post nothing can be stored, and WordPress looks at who asks before it looks for the post. */
const OF_NO_POST: ProbeRequest = { method: 'POST', body: {} };
const TAKEN = 'rest_comment_invalid_post_id';

/** Whether comments are taken of strangers, as the gateway sends them. */
export async function readComments(content: ContentService): Promise<Pick<ContentCapabilities, 'comments'>> {
  const reply = await content.ask(`/${ROUTE}`, OF_NO_POST);
  return { comments: codeOf(reply) === TAKEN ? 'available' : availabilityOf(reply) };
}

export const comments = check('comments', 'Comments', ofContent(look), [
  ...expect(ROUTE, {
    async 'lists the comments of a post, decoded'({ content, scope, rows }) {
      const [any] = await rows(`/${ROUTE}?per_page=1&_fields=id,post`);
      orNotAvailable(any, 'no comments');
      const [found] = await content.comments.ofPosts(scope(), [Number(any.post)]);
      const isListed = found?.items.some(({ id }) => id === any.id);
      assert(isListed || (found?.totalItems ?? 0) > 100, 'it is among those of its post');
    },
    async 'tells by a comment without a post whether it takes any of strangers'({ refusal }) {
      const said = await refusal(`/${ROUTE}`, { method: 'POST', body: {}, ...asStranger });
      assert.match(said, /^401 rest_comment_login_required$|^403 rest_comment_invalid_post_id$/);
    },
  }),
  ...writing(ROUTE, {
    async 'refuses one without name or address with 400, where it takes any'({ capabilities, refusal, rows }) {
      orNotAvailable(capabilities.content.comments === 'available', 'comments are not taken of strangers');
      const posts = await rows('/wp/v2/posts?per_page=100&_fields=id,comment_status');
      const open = posts.find(post => post.comment_status === 'open')?.id;
      orNotAvailable(open, 'no post is open to comments');
      const body = { post: open, content: '' };
      assert.match(await refusal(`/${ROUTE}`, { method: 'POST', body, ...asStranger }), /^400 /);
    },
  }),
]);

async function look(content: ContentService): Promise<Finding> {
  const found = await readComments(content);
  if (found.comments === 'available') return success('comments on posts are taken of visitors', found);
  return info(
    'comments are read and cannot be written: WordPress takes them of users who are logged in',
    found,
    'To let visitors comment, install the plugin of the folder wordpress, and leave Settings > Discussion > Users must be registered and logged in to comment unticked.',
  );
}
