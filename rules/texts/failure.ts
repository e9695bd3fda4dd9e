/** What a screen says when a service did not answer; its heading is the screen's own. */
export const failureTexts = {
  notLoaded: 'This page could not be loaded just now.',
  retry: 'Try Again',
  requestId: 'Request {id}',
} as const;
