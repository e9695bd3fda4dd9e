import { redirect } from 'react-router-dom';

/** A redirect to where a thing lives now, when it was asked for by a slug that it has no longer, or in another spelling. */
export function slugRedirect(asked: string, path: string | undefined): Response | null {
  const now = path?.split('/').at(-1);
  return path && now && decoded(now) !== decoded(asked) ? redirect(path, 301) : null;
}

/** WordPress keeps slugs percent-encoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
