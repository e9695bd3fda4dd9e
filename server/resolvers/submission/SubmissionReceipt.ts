import type { SubmissionReceiptResolvers } from '../../gql/types.ts';
import type { Submission } from '../../outbox/outcome.ts';
import { officeTime, promisedBy } from './office.ts';

/** What was stored, and the sentence that says so. */
export interface Receipt {
  kind: Submission['kind'];
  message: string;
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

export const SubmissionReceipt: SubmissionReceiptResolvers = {
  receivedAt: ({ receivedAt }, _, context) => officeTime(receivedAt, context),
  answerBy: ({ kind, receivedAt }, _, context) =>
    kind === 'newsletter' || kind === 'payment' ? null : promisedBy(receivedAt, context),
};
