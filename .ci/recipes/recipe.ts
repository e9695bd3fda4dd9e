/** One file of a table: new, or with something put behind the first place where `after` stands, or in every one. */
export type Edit = { file: string } & (
  | { content: string }
  | { after: string; put: string; everywhere?: true }
  | { replace: string; by: string }
);

export interface Recipe {
  /** heading in the README */
  heading: string;
  edits: Edit[];
  /** rows that are for other cases alone, by their number, with the reason */
  notHere: Record<number, string>;
  tests: string[];
}
