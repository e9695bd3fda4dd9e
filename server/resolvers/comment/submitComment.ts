import { validateComment } from '../../../rules/forms/comment.ts';
import { commentTexts } from '../../../rules/texts/comment.ts';
import type { Context } from '../../context/context.ts';
import { KeyReused, submitOnce } from '../../context/submitComment.ts';
import type { SubmitCommentInput } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import { StorageError } from '../../storage/errors.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { idOf } from '../arguments.ts';
import { validationFailure } from '../fieldError.ts';
import { takesComments } from '../post/takesComments.ts';

type Refusal = readonly [code: string, message: string];

const OFF: Refusal = ['COMMENTS_OFF', commentTexts.notTaken];

const UNKNOWN_POST: Refusal = ['UNKNOWN_POST', commentTexts.refused];

const UNKNOWN_COMMENT: Refusal = ['UNKNOWN_COMMENT', commentTexts.nothingToAnswer];

const CLOSED: Refusal = ['COMMENTS_CLOSED', commentTexts.closed];

/** Why the content service took no comment, by its own word for it. */
const REFUSALS: Record<string, Refusal> = {
  rest_comment_login_required: OFF,
  rest_comment_closed: CLOSED,
  rest_comment_invalid_post_id: UNKNOWN_POST,
  rest_comment_draft_post: UNKNOWN_POST,
  rest_comment_trash_post: UNKNOWN_POST,
  rest_cannot_read_post: UNKNOWN_POST,
  comment_duplicate: ['DUPLICATE', commentTexts.duplicate],
  comment_flood: ['TOO_FAST', commentTexts.tooFast],
};

const refused = ([code, message]: Refusal) => ({ __typename: 'CommentRefused' as const, code, message });

/** What the failure of a submission says to its author; undefined where nothing is known but that it failed. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof KeyReused) return ['KEY_REUSED', commentTexts.failed];
  if (error instanceof StorageError) return ['NOT_STORED', commentTexts.failed];
  if (!(error instanceof UpstreamError) || !error.serviceCode) return undefined;
  return REFUSALS[error.serviceCode] ?? (error.status === 400 ? ['REFUSED', commentTexts.refused] : undefined);
}

/** WordPress takes the id of any comment, also of one below another post or held back. */
async function isAnswerable(id: number | null, post: number, { loaders }: Context): Promise<boolean> {
  return id !== null && (await loaders.comments.load(post)).items.some(comment => comment.id === id);
}

export async function submitComment(sent: SubmitCommentInput, context: Context) {
  const { key, post, inReplyTo, website, elapsedMs, ...input } = sent;
  const { capabilities, limit, loaders, log } = context;
  await limit('comment');
  const valid = validateComment(input);
  if (!valid.ok)
    return validationFailure(
      commentTexts.incomplete,
      Object.entries(valid.errors).map(([field, error]) => ({ field, ...error })),
    );
  // Nobody keeps a suspected one apart for the editor, so its author is told, and may send it again.
  if (suspicionOf(valid.values, { website, elapsedMs })) return refused(['SUSPECT', commentTexts.suspect]);
  const id = idOf(post);
  const row = id === null ? null : await loaders.post.load({ id, set: 'card' });
  if (!row) return refused(UNKNOWN_POST);
  if (row.comment_status !== 'open') return refused(CLOSED);
  if (!takesComments(row, context)) return refused(OFF);
  const parent = inReplyTo ? idOf(inReplyTo) : undefined;
  if (parent !== undefined && !(await isAnswerable(parent, row.id, context))) return refused(UNKNOWN_COMMENT);
  try {
    const comment = await submitOnce({ ...valid.values, post: row.id, ...(parent && { parent }) }, key, context);
    const shown = (comment.status ?? 'approved') === 'approved';
    const message = shown ? commentTexts.shown : commentTexts.held;
    return { __typename: 'CommentReceived' as const, comment, shown, message };
  } catch (error) {
    if (error instanceof StorageError) log.error({ fault: error.message }, 'The key of a comment could not be kept');
    const known = refusalOf(error);
    if (!known) throw error;
    // A plugin may have gone: the form goes with it.
    if (known === OFF) void capabilities.find();
    return refused(known);
  }
}
