/** What a screen says when a service did not answer; its heading is the screen's own. */
export const failureTexts = {
  notLoaded: 'This page could not be loaded just now.',
  asOf: 'This page could not be loaded anew just now. It is shown as of {when}.',
  retry: 'Try Again',
  requestId: 'Request {id}',
} as const;
