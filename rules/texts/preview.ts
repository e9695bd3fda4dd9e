/** A draft on its way to being published. */
export const previewTexts = {
  title: 'Preview',
  bar: 'Preview',
  unpublished:
    'This is how it stands in WordPress now. Nobody sees this page without a link to it, and nothing indexes it.',
  failed: 'The draft could not be loaded just now.',
  refused: 'No preview',
  how: 'Open the preview from the editor in WordPress again, or ask whoever sent you the link for a new one.',
  refusals: {
    LINK_EXPIRED: 'This link was good for an hour, which is over.',
    LINK_WRONG: 'This link is not one that was made here or in WordPress.',
    NO_SUCH_DRAFT: 'WordPress has no such post or page.',
    NOT_CONNECTED: 'The gateway has no credentials for WordPress: set WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD.',
  },
} as const;
