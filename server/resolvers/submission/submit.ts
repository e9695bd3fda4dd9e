import { fillText } from '../../../rules/fillText.ts';
import type { Context } from '../../context/context.ts';
import type { Submission } from '../../outbox/outcome.ts';
import { StorageError } from '../../storage/errors.ts';
import { contactOf } from '../site/contactOf.ts';
import { answer } from './submissionResult.ts';

/** Submits a form and says what became of it in the schema's words. */
export function submit(given: Submission, context: Context) {
  const { submissions, scope, partner, network, sender } = context;
  const submission = partner ? { ...given, partner: partner.id } : { ...given, network };
  return orNotStored(async () => {
    await context.limit(submission.kind);
    const outcome = await submissions.submit(submission, { deadline: scope.deadline, sender });
    return outcome.type === 'limited' ? submissionRefused('RATE_LIMITED', context) : answer(submission.kind, outcome);
  }, context);
}

/** Where nothing can be stored, the visitor is told what to do instead. */
export async function orNotStored<Result>(work: () => Promise<Result>, context: Context) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    context.log.error({ fault: error.message }, 'A submission could not be stored');
    return submissionRefused('NOT_STORED', context);
  }
}

// Nothing was kept: the visitor has to know, and another way to reach somebody.
async function submissionRefused(code: keyof typeof submissionTexts, { content, config, scope }: Context) {
  const facts: Record<string, string> = await content.index.facts(scope).catch(() => ({}));
  const { phone } = contactOf(config, facts);
  const { call, otherwise } = submissionTexts[code];
  const message = phone ? fillText(call, { phone }) : otherwise;
  return { __typename: 'SubmissionRefused' as const, code, message };
}

/** What every form says when nothing could be stored. */
const submissionTexts = {
  NOT_STORED: {
    call: 'We could not take this right now, and nothing was sent. Please call us at {phone}, or try again later.',
    otherwise: 'We could not take this right now, and nothing was sent. Please try again later.',
  },
  RATE_LIMITED: {
    call: 'No more can be taken from your connection today, and nothing was sent. Please call us at {phone}, or try again tomorrow.',
    otherwise: 'No more can be taken from your connection today, and nothing was sent. Please try again tomorrow.',
  },
} as const;
