import type { MenuResolvers } from '../../gql/types.ts';
import { shown } from './shownItems.ts';

export const Menu: MenuResolvers = { items: (menu, _, context) => shown(menu.items, context) };
