import type { FormValues } from '../../forms/formValues.ts';
import { usePost } from '../../forms/usePost.ts';
import { useSubmissionKey } from '../../forms/useSubmissionKey.ts';
import type { CommentOutcome, SentComment } from './commentOutcome.ts';

/** Posts a comment to the post's own address, and says what became of it: of this one, or of one without scripts. */
export function useCommentPost(path: string, onSent: (sent: SentComment) => void) {
  const { keyFor, forget } = useSubmissionKey(path);
  const { outcome, busy, post } = usePost<CommentOutcome>(path, sent => {
    forget();
    onSent(sent);
  });
  return {
    refused: outcome?.kind === 'refused' ? outcome : undefined,
    busy,
    post: (values: FormValues) => post({ ...values, key: keyFor(values) }),
  };
}
