import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { commentTexts } from '../../../../rules/texts/comment.ts';
import type { Ask } from '../../data/ask.ts';
import { readPosted } from '../../forms/readPosted.ts';
import { SCRIPTED } from '../../forms/scripted.ts';
import { sendStep } from '../../forms/sendStep.ts';
import { spamSignals } from '../../forms/spamSignals.ts';
import { SubmitCommentOperation } from '../../gql/operations/SubmitComment.ts';
import type { CommentOutcome } from './commentOutcome.ts';

/** Takes the comment form. Without scripts a sent one leads back to the post, which says what became of it. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const posted = await readPosted(request);
  const { author = '', email = '', content = '', post = '', inReplyTo, key } = posted;
  const values = { author, email, content };
  const about = { post, ...(inReplyTo && { inReplyTo }) };
  const { taken, refused, status } = await sendStep(ask, SubmitCommentOperation, {
    input: { ...values, ...about, key: key || null, ...spamSignals(posted) },
    values,
    typename: 'CommentReceived',
    failure: commentTexts.failed,
  });
  if (!taken) return data<CommentOutcome>(refused, { status });
  const { shown, comment } = taken;
  if (SCRIPTED in posted) return data<CommentOutcome>({ kind: 'sent', shown, ...comment });
  return redirect(`${new URL(request.url).pathname}?commented=${shown ? 'shown' : 'held'}#write-comment`, 303);
}
