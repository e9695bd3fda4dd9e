import type { RefusedForm } from '../../forms/formOutcome.ts';

/** What became of a comment that was sent. */
export type CommentOutcome = SentComment | RefusedForm;

export interface SentComment {
  kind: 'sent';
  /** whether everybody sees it already */
  shown: boolean;
  author: string;
  /** sanitised HTML */
  content: string;
  createdAt: string;
}
