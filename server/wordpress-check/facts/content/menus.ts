import assert from 'node:assert/strict';
import { z } from 'zod';
import { counted } from '../../../../rules/fillText.ts';
import type { Config } from '../../../config.ts';
import type { MenuItem } from '../../../upstreams/content/wire.ts';
import type { ContentCapabilities } from '../../capabilities.ts';
import type { ContentService, Root } from '../../examination.ts';
import { check, error, expect, info, orNotAvailable, success, warning, where } from '../../fact.ts';
import { asStranger, type Inspection } from '../../inspection.ts';
import { availabilityOf, read, said, shown } from '../../reply.ts';
import { ofContent } from '../../together.ts';

const rows = z.array(z.object({ id: z.number(), slug: z.string() }));

/** Our credentials' answer, and a stranger's: wrong credentials close even what is open. */
async function ask(content: ContentService) {
  const route = '/wp/v2/menus?per_page=100&_fields=id,slug';
  const [ours, anybodys] = await Promise.all([content.askSigned(route), content.ask(route)]);
  const open = availabilityOf(anybodys);
  const asAnybody = open === 'available' && availabilityOf(ours) === 'refused';
  return { reply: asAnybody ? anybodys : ours, open, asAnybody };
}

/** `menusAsStranger` where they are better read without our credentials. */
export async function readMenus(
  content: ContentService,
): Promise<Pick<ContentCapabilities, 'menus' | 'openMenus'> & { menusAsStranger: boolean }> {
  const { reply, open, asAnybody } = await ask(content);
  const openMenus = open === 'unknown' ? null : open === 'available';
  return { menus: availabilityOf(reply), openMenus, menusAsStranger: asAnybody };
}

/** Whether the gateway may read the menus, and finds those of the header. */
export const menus = check('menus', 'Menus', ofContent(look), [
  ...expect('wp/v2/menus', {
    async 'is open to strangers, or refuses them with 401'({ capabilities, refusal }) {
      if (capabilities.content.openMenus) return;
      assert.match(await refusal('/wp/v2/menus?per_page=1', asStranger), /^401/);
    },
    'can be read by the user that is configured'({ capabilities: { content }, pair }) {
      orNotAvailable(pair || content.openMenus, 'no application password was given');
      assert.equal(content.menus, 'available');
    },
  }),
  ...where(readable, [
    ...expect('wp/v2/menus', {
      async 'decodes, each with its slug and the places it has'({ call, content, scope }) {
        const { total } = await call('/wp/v2/menus?per_page=1&_fields=id');
        assert.equal((await content.menus.all(scope())).length, total);
      },
    }),
    ...expect('wp/v2/menu-items', {
      async 'comes to a tree in which no link is lost'({ rows, content, scope }) {
        const items = await rows('/wp/v2/menu-items?per_page=100&_fields=id,menus');
        const all = await content.menus.all(scope());
        const ids = new Set(all.map(menu => Number(menu.id)));
        const links = new Set(all.flatMap(menu => flat(menu.items)).map(link => link.id));
        // An editor's leftovers belong to no menu.
        const placed = items.filter(row => ids.has(Number(row.menus)));
        orNotAvailable(placed.length, 'no menu has links');
        for (const { id } of placed) assert(links.has(id), `the link ${id} is in the tree`);
      },
      async 'names of each link its menu, its place and what it points at'({ content, scope }) {
        const links = (await content.menus.all(scope())).flatMap(menu => flat(menu.items));
        orNotAvailable(links.length, 'no menu has links');
        for (const { id, type, object } of links) {
          assert(type, `the type of ${id}`);
          assert(type === 'custom' || object, `what ${id} points at`);
        }
      },
    }),
  ]),
]);

function readable({ capabilities }: Inspection): void {
  const isReadable = capabilities.content.menus === 'available';
  orNotAvailable(isReadable, 'menus may not be read; the families of products stand in');
}

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap(item => [item, ...flat(item.children)]);

async function look(content: ContentService, _: Root, { menuIds }: Config) {
  const { reply } = await ask(content);
  const found = read(reply, rows);
  if (availabilityOf(reply) === 'refused')
    return error(
      `closed: ${said(reply)}`,
      'Set WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD to a user who may edit posts (the role Author is enough), or open the menus by the filter rest_menu_read_access.',
      shown(reply),
    );
  if (!found) return error(said(reply), 'Update WordPress: menus have routes since 5.9.', shown(reply));
  const names = Object.entries(menuIds)
    .filter(([slug, id]) => !found.some(menu => menu.slug === slug || String(menu.id) === id))
    .map(([slug]) => slug)
    .join(', ');
  const menus = counted(found.length, '1 menu', '{count} menus');
  if (!names) return success(menus, found);
  const detail = `${menus}, but none for ${names}`;
  const mend =
    'Appearance > Menus: make menus with these names, or name others in MENU_IDS. Product categories stand in for the families.';
  // Without the header's own menu nobody finds anything.
  return names.includes('primary') ? warning(detail, mend, found) : info(detail, found, mend);
}
