import type { User } from '../../data/rows.ts';
import { allMethods, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin } from '../../rest/route.ts';
import { avatars } from './avatar.ts';

/** A user as a stranger sees him; with context=edit also what only the back office knows. */
export function userWire(user: User, call: Call, rest: Rest) {
  const short = {
    id: user.id,
    name: user.name,
    url: rest.home,
    description: user.description,
    link: `${rest.home}/author/${user.slug}/`,
    slug: user.slug,
    avatar_urls: avatars(user.email),
    is_super_admin: user.role === 'administrator',
    // options of WooCommerce's own screens: nobody reads them, every answer has them
    woocommerce_meta: { variable_product_tour_shown: '' },
    acf: [],
    _links: {
      self: self(rest.url(`/wp/v2/users/${user.id}`), isAdmin(call) ? allMethods : ['GET']),
      collection: [{ href: rest.url('/wp/v2/users') }],
    },
  };
  if (call.args.context === 'embed') return short;
  return call.args.context === 'edit' ? { ...short, ...editFields(user) } : { ...short, meta: [] };
}

const editFields = (user: User) => ({
  username: user.slug,
  first_name: '',
  last_name: '',
  email: user.email,
  locale: 'en_US',
  nickname: user.name,
  roles: [user.role],
  registered_date: '2026-01-05T08:00:00+00:00',
  capabilities: { [user.role]: true, read: true },
  extra_capabilities: { [user.role]: true },
  meta: { persisted_preferences: [] },
});
