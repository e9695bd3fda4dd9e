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
