import type { RefusedForm } from '../../forms/formOutcome.ts';

/** What became of a form about notices of stock. */
export type NoticeAnswer =
  | { kind: 'asked' }
  /** the mail's link is not one of ours */
  | { kind: 'stale' }
  | RefusedForm;
