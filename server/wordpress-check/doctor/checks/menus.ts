import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { answering } from '../services.ts';
import { said } from './products.ts';
import { shown } from './reachability.ts';

const rows = z.array(z.object({ id: z.number(), slug: z.string() }));

/** Whether the gateway may read the menus, and finds those of the header. */
export const menus: Check = {
  id: 'menus',
  name: 'Menus',
  run: async ({ content, config }) => content && answering(content, () => look(content, config)),
};

async function look(content: Remote, { menuIds }: Config): Promise<Finding> {
  const reply = await content.askSigned('/wp/v2/menus?per_page=100&_fields=id,slug');
  const found = reply.kind === 'heard' && reply.status === 200 ? rows.safeParse(reply.json).data : undefined;
  if (reply.kind === 'heard' && (reply.status === 401 || reply.status === 403))
    return {
      status: 'error',
      detail: `closed: ${said(reply)}`,
      mend: 'Set WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD to a user who may edit posts (the role Author is enough), or open the menus by the filter rest_menu_read_access.',
      data: shown(reply),
    };
  if (!found)
    return {
      status: 'error',
      detail: said(reply),
      mend: 'Update WordPress: menus have routes since 5.9.',
      data: shown(reply),
    };
  const missing = Object.entries(menuIds).filter(
    ([slug, id]) => !found.some(menu => menu.slug === slug || String(menu.id) === id),
  );
  const detail = `${found.length} menus`;
  if (missing.length === 0) return { status: 'success', detail, data: found };
  const names = missing.map(([slug]) => slug).join(', ');
  const mend =
    'Appearance > Menus: make menus with these names, or name others in MENU_IDS. Product categories stand in for the families.';
  // Without the header's own menu nobody finds anything.
  return {
    status: names.includes('primary') ? 'warning' : 'info',
    detail: `${detail}, but none for ${names}`,
    mend,
    data: found,
  };
}
