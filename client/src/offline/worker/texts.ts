/** What stands above a page that is shown from memory; `{when}` is filled by the worker. */
export const keptText = 'You are offline. This page is shown as it was on {when}.';
