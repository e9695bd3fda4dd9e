import { redirect } from 'react-router-dom';
import { decoded } from '../../../rules/decoded.ts';

/**
 * A redirect to where a thing lives now, when it was asked for by a slug that it has no longer. For now alone: for good
 * is said by the server, once its index knows.
 */
export function slugRedirect(asked: string, path: string | undefined): Response | null {
  const now = path?.split('/').at(-1);
  return path && now && decoded(now) !== decoded(asked) ? redirect(path) : null;
}
