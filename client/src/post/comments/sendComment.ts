import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { commentTexts } from '../../../../rules/texts/comment.ts';
import type { Ask } from '../../data/ask.ts';
import { SCRIPTED } from '../../forms/scripted.ts';
import { spamSignals } from '../../forms/spamSignals.ts';
import { submitInput } from '../../forms/submitInput.ts';
import { SubmitCommentDocument } from '../../gql/graphql.ts';
import type { SentComment } from './commentOutcome.ts';

/** Takes the comment form. Without scripts a sent one leads back to the post, which says what became of it. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  // A body that is no form is an empty one.
  const form = await request.formData().catch(() => new FormData());
  const read = (name: string) => String(form.get(name) ?? '');
  const values = { author: read('author'), email: read('email'), content: read('content') };
  const answered = read('inReplyTo');
  const about = { post: read('post'), ...(answered && { inReplyTo: answered }) };
  const { outcome, status } = await submitInput(ask, {
    mutation: SubmitCommentDocument,
    input: { ...values, ...about, key: read('key') || null, ...spamSignals(read) },
    values,
    failure: commentTexts.failed,
    taken: (answer): SentComment | null => {
      if (answer.__typename !== 'CommentReceived') return null;
      const { author, content, createdAt } = answer.comment;
      return { kind: 'sent', shown: answer.shown, author, content, createdAt };
    },
  });
  if (outcome.kind === 'sent' && !form.has(SCRIPTED)) {
    const commented = outcome.shown ? 'shown' : 'held';
    return redirect(`${new URL(request.url).pathname}?commented=${commented}#write-comment`, 303);
  }
  return data(outcome, { status });
}
