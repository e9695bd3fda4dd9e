import type { FieldErrors } from '../../rules/forms/validation.ts';
import type { QuoteRequest } from '../quotes/quoteRequest.ts';
import type { Form } from './form.ts';
import type { Suspicion } from './spam.ts';

/** A form as it came in. */
export type Submission = Form & {
  /** The client's idempotency key, one per intended submission. */
  readonly key?: string | null | undefined;
  /** Why it waits for the operator instead of being delivered. */
  readonly held?: Suspicion | undefined;
  /** Of the partner whose key it came with. */
  readonly partner?: number | undefined;
  /** Where it came from, hashed. */
  readonly network?: string | undefined;
};

/** What the visitor is told. */
export type Outcome =
  /**
   * Stored for good at `receivedAt`. `delivered` is false while the service has not taken it yet; that is no concern of
   * the visitor. `request` is what a quote request is by now, also of a repeat.
   */
  | {
      readonly type: 'accepted';
      readonly reference: string;
      readonly receivedAt: number;
      readonly delivered: boolean;
      readonly request?: QuoteRequest | undefined;
    }
  /**
   * The service refused it on the first try, with its own words, or a file cannot be had; nothing is stored and the key
   * is free again.
   */
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly field?: string | undefined }
  /** As much as a day has was stored of its visitor, of its network, or of all together: nothing more is, today. */
  | { readonly type: 'limited' }
  /** The key belongs to a submission with other fields. */
  | { readonly type: 'conflict' }
  | { readonly type: 'invalid'; readonly errors: FieldErrors<string> };
