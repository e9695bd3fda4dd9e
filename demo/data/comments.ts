export interface PostComment {
  id: number;
  parent: number;
  author: string;
  /** never sent to strangers */
  email?: string;
  content: string;
  /** in the site's own time */
  date: string;
  /** one without is approved; `hold` waits for the editor */
  status?: 'approved' | 'hold';
}

/** What the owner decided of comments, where WordPress as it comes decides otherwise. */
export interface Discussion {
  /** the filter rest_allow_anonymous_comments, which our plugin sets */
  anonymous: boolean;
  /** users must be registered and logged in to comment */
  registeredOnly: boolean;
  nameAndEmail: boolean;
  /** a comment waits for the editor */
  moderated: boolean;
  /** seconds between two comments of one address; here every visitor comes by the gateway's */
  floodSeconds: number;
}
