/** A page that an editor wrote. */
export const pageTexts = {
  notFound: 'Page Not Found',
  notFoundBody: 'Page not found',
  contentNotFound: 'Content not found',
  missing: "The post you're looking for doesn't exist or has been removed.",
  missingPage: "The page you're looking for doesn't exist or has been removed.",
  goHome: 'Go Home',
  updated: 'Last updated',
  protected: 'This page is protected by a password.',
} as const;

/** A part of a page. */
export const partTexts = { notLoaded: 'This part of the page could not be loaded just now.' } as const;
