import type { MenuItemResolvers } from '../../gql/types.ts';
import { hrefOf } from './hrefOf.ts';
import { shown } from './shownItems.ts';

export const MenuItem: MenuItemResolvers = {
  href: (item, _, context) => hrefOf(item, context).href,
  external: (item, _, context) => hrefOf(item, context).external,
  newTab: item => item.target === '_blank',
  children: (item, _, context) => shown(item.children, context),
  description: item => item.description ?? '',
};
