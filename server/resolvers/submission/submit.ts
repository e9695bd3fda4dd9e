import { fillText } from '../../../rules/fillText.ts';
import type { Context } from '../../context/context.ts';
import type { Submission } from '../../outbox/outcome.ts';
import { StorageError } from '../../storage/errors.ts';
import { contactOf } from '../site/contactOf.ts';
import { answer } from './submissionResult.ts';

/** Submits a form and says what became of it in the schema's words. */
export function submit(given: Submission, context: Context) {
  const { submissions, scope, partner, network } = context;
  const submission = partner ? { ...given, partner: partner.id } : { ...given, network };
  return orNotStored(async () => {
    await context.limit(submission.kind);
    return answer(submission.kind, await submissions.submit(submission, { deadline: scope.deadline }));
  }, context);
}

/** Where nothing can be stored, the visitor is told what to do instead. */
export async function orNotStored<Result>(work: () => Promise<Result>, context: Context) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    context.log.error({ fault: error.message }, 'A submission could not be stored');
    return notStored(context);
  }
}

// Nothing was kept: the visitor has to know, and another way to reach somebody.
async function notStored({ content, config, scope }: Context) {
  const facts: Record<string, string> = await content.index.facts(scope).catch(() => ({}));
  const { phone } = contactOf(config, facts);
  const message = phone ? fillText(submissionTexts.notStored, { phone }) : submissionTexts.notStoredNoPhone;
  return { __typename: 'SubmissionRefused' as const, code: 'NOT_STORED', message };
}

/** What every form says when nothing could be stored. */
const submissionTexts = {
  notStored: 'We could not take this right now, and nothing was sent. Please call us at {phone}, or try again later.',
  notStoredNoPhone: 'We could not take this right now, and nothing was sent. Please try again later.',
} as const;
