export const offlineTexts = {
  offline: 'You are offline. This page stays open, and what you have entered stays in it.',
  notKept: 'You are offline, and that page is not kept in this browser. This one stays open until you are back online.',
  notLoaded: 'You are offline, and that part of the page was not loaded before. Try again once you are back online.',
  notSent: 'You are offline: nothing was sent. What you have entered stays; send it when you are back online.',
  online: 'You are back online.',
} as const;
