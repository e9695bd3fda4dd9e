/** What became of a form about notices of stock. */
export type NoticeAnswer =
  | { kind: 'asked' }
  /** the mail's link is not one of ours */
  | { kind: 'stale' }
  | { kind: 'refused'; message: string; errors: Record<string, string>; values: Record<string, string> };
