import type { Database } from '../data/database.ts';
import type { User } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';

export interface Caller {
  user: User | null;
  refused: RestError | null;
}

const NOBODY: Caller = { user: null, refused: null };

/** Application passwords by Basic authentication. Consumer keys are unknown user names here, as over plain http. */
export function readCaller(authorization: string | undefined, database: Database): Caller {
  const [scheme, encoded] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic' || !encoded) return NOBODY;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const at = pair.indexOf(':');
  const login = at < 0 ? pair : pair.slice(0, at);
  const user = database.all('users').find(each => each.slug === login || each.email === login);
  if (!user)
    return refused(
      'invalid_username',
      '<strong>Error:</strong> Unknown username. Check again or try your email address.',
    );
  // spaces are for reading only
  const given = pair.slice(at + 1).replaceAll(' ', '');
  if (given === passwordOf(user, database).replaceAll(' ', '')) return { user, refused: null };
  return refused('incorrect_password', 'The provided password is an invalid application password.');
}

export const passwordOf = (user: User, database: Database) => database.secret(`password of ${user.slug}`);

const refused = (code: string, message: string): Caller => ({ user: null, refused: new RestError(401, code, message) });
