/** What stands above a page that is shown from memory; `{when}` is filled by the worker. */
export const keptText = 'You are offline. This page is shown as it was on {when}.';

/** The page in the place of one that is not remembered. */
export const unkeptTexts = {
  title: 'You are offline',
  text: 'This page is not kept in this browser, so it cannot be shown now.',
  retry: 'Try again',
  kept: 'Pages that can be shown now',
  none: 'No page of this site is kept in this browser yet.',
} as const;
