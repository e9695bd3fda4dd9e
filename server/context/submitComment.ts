import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineError } from '../cache/deadline.ts';
import type { CommentTurn } from '../outbox/comments/commentKeys.ts';
import { keySpace } from '../partners/keySpace.ts';
import type { Comment } from '../upstreams/content/comment.ts';
import { isDuplicate, mayHaveArrived, type NewComment, saidBefore } from '../upstreams/content/newComment.ts';
import type { Context } from './context.ts';

/** The same key came with other fields. */
export class KeyReused extends Error {}

/** How often somebody who waits for another request looks what became of it. */
const LOOK_AGAIN_MS = 50;

type Parts = Pick<Context, 'content' | 'partner' | 'scope' | 'submissions'>;

/**
 * Hands a comment over, once for all processes of the site: what comes again under its key gets the first one's answer.
 * @param key one per comment, of its author's choice; without it the same words are the same comment
 * @throws UpstreamError with the service's own code where it was refused, KeyReused, StorageError where its key cannot be
 * kept: then nothing was handed over
 */
export async function submitOnce(comment: NewComment, key: string | null | undefined, parts: Parts): Promise<Comment> {
  const { commentKeys } = parts.submissions;
  const fields = hash('sha256', JSON.stringify(comment), 'base64url');
  const name = keySpace(parts.partner?.id) + (key ? hash('sha256', key, 'base64url') : fields);
  const turn = await turnOf(name, fields, parts);
  if (turn.is === 'taken') return saidBefore(comment, turn.comment);
  const taken = await handOver(comment, turn.again, parts).catch(async error => {
    // What cannot be noted is tried again once its turn is over.
    await commentKeys[mayHaveArrived(error) ? 'unclear' : 'free'](name, turn.lease).catch(() => {});
    throw error;
  });
  // It has arrived: where that cannot be noted, WordPress says so when it comes again.
  await commentKeys.taken(name, taken).catch(() => {});
  return taken;
}

/** Waits for another request that hands it over. */
async function turnOf(
  name: string,
  fields: string,
  { scope, submissions }: Parts,
): Promise<Exclude<CommentTurn, { is: 'under way' | 'reused' }>> {
  for (;;) {
    const turn = await submissions.commentKeys.take(name, fields, scope.remaining);
    if (turn.is === 'reused') throw new KeyReused();
    if (turn.is !== 'under way') return turn;
    if (scope.remaining <= 0) throw new DeadlineError();
    await sleep(LOOK_AGAIN_MS);
  }
}

/** @param again whether an answer may have been lost: a refusal of the same words says that it has arrived */
async function handOver(comment: NewComment, again: boolean, { content, scope }: Parts): Promise<Comment> {
  try {
    return await content.comments.submit(scope, comment);
  } catch (error) {
    if (!again || !isDuplicate(error)) throw error;
    // WordPress says no more of it: whether it is shown stands with the post.
    return saidBefore(comment, { id: 0, status: 'hold', date_gmt: new Date().toISOString().slice(0, 19) });
  }
}
