import type { User } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call } from '../../rest/route.ts';

/** A user as a stranger sees him; with context=edit also what only the back office knows. */
export const userWire = (user: User, call: Call, rest: Rest) => ({
  id: user.id,
  name: user.name,
  description: user.description,
  link: `${rest.home}/author/${user.slug}/`,
  slug: user.slug,
  ...(call.args.context === 'edit' && { roles: [user.role] }),
});
