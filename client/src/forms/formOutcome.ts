import type { AskedQuoteFragment } from '../gql/graphql.ts';

/** What became of a form that was sent. */
export type FormOutcome = SentForm | RefusedForm;

export interface SentForm {
  kind: 'sent';
  /** to be quoted on the phone */
  reference: string;
  /** when the gateway stored it; null of a form sent without scripts */
  receivedAt: string | null;
  /** when an answer comes at the latest, where that is later than promised */
  answerBy: string | null;
  /** what the gateway stored of a quote request; null of any other form, and of one sent without scripts */
  asked:
    | (AskedQuoteFragment & {
        /** opens it without a password */ link?: string /** a mail says so, too */;
        confirmed?: boolean;
      })
    | null;
}

export interface RefusedForm {
  kind: 'refused';
  /** which form was sent, of a page that has several */
  step: string;
  /** why it was not taken, in one word */
  code: string;
  /** the sentence above the form */
  message: string;
  /** sentences by field name */
  errors: Record<string, string>;
  /** what was sent, to be shown again */
  values: Record<string, string>;
  /** of a failure, by which the operator finds it */
  requestId: string | null;
  /** where it can be done all the same, outside this site */
  wayOn?: string;
}

/** Why a form was not taken, where nobody was asked to take it. */
export const refusedForm = (
  values: Record<string, string>,
  code: string,
  message: string,
  errors: Record<string, string> = {},
): RefusedForm => ({ kind: 'refused', step: values.step ?? '', code, message, errors, values, requestId: null });
