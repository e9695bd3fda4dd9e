import { basic, type Pair } from '../../upstreams/access.ts';
import type { Connections } from '../../upstreams/connections.ts';
import type { Upstream } from '../../upstreams/http.ts';
import { askFor, hasRoute } from './asking.ts';
import type { Availability, ContentCapabilities, Reach } from './capabilities.ts';
import { reach } from './reach.ts';

const MENUS = '/wp/v2/menus?per_page=1&_fields=id';

type Found = Omit<ContentCapabilities, keyof Reach>;

export const unknownContent: Found = {
  credentials: 'unknown',
  menus: 'unknown',
  openMenus: null,
  pageMeta: 'unknown',
  acf: 'unknown',
  quoteForm: 'unknown',
  contactForm: 'unknown',
};

/** Looks at the content service. Sets by what address it is asked from then on, and as whom its menus are read. */
export async function findContent(
  { content, forms, contentRoot, features }: Connections,
  pair: Pair | null,
): Promise<ContentCapabilities> {
  const met = await reach(content, contentRoot);
  if (!met.answers) return { ...met, ...unknownContent };
  const [credentials, menus, fields, quoteForm, contactForm] = await Promise.all([
    pair ? knows(content, pair) : 'absent',
    findMenus(content, pair),
    findPageFields(content),
    hasRoute(forms, '/diri/v1/submit-quote', 'POST'),
    hasRoute(forms, '/contact/v1/submit', 'POST'),
  ] as const);
  features.menusAsStranger = menus.menusAsStranger;
  const { menusAsStranger: _, ...readable } = menus;
  return { ...met, credentials, ...readable, ...fields, quoteForm, contactForm };
}

const as = (pair: Pair | null) => ({ authorize: () => pair && basic(pair) });

const knows = async (content: Upstream, pair: Pair): Promise<Availability> =>
  (await askFor(content, '/wp/v2/users/me?_fields=id', as(pair))).availability;

/** Wrong credentials close even what is open: then menus are better read without. */
async function findMenus(content: Upstream, pair: Pair | null) {
  const [ours, anybody] = await Promise.all([askFor(content, MENUS, as(pair)), askFor(content, MENUS, as(null))]);
  const openMenus = anybody.availability === 'unknown' ? null : anybody.availability === 'available';
  const menusAsStranger = openMenus === true && ours.availability === 'refused';
  return { menus: menusAsStranger ? ('available' as const) : ours.availability, openMenus, menusAsStranger };
}

/** Every page shows the fields that are registered for pages; ACF shows its own although they are empty. */
async function findPageFields(content: Upstream): Promise<Pick<Found, 'pageMeta' | 'acf'>> {
  const { json } = await askFor(content, '/wp/v2/pages?per_page=1&_fields=id,meta,acf');
  const page = Array.isArray(json) ? (json[0] as { meta?: object; acf?: unknown } | undefined) : undefined;
  if (!page) return { pageMeta: 'unknown', acf: 'unknown' };
  const names = Object.keys(page.meta ?? {}).filter(name => !name.startsWith('_') && name !== 'footnotes');
  return { pageMeta: names.length ? 'available' : 'absent', acf: 'acf' in page ? 'available' : 'absent' };
}
