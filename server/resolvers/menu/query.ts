import type { QueryResolvers } from '../../gql/types.ts';
import { allMenus } from './allMenus.ts';
import { findMenu } from './findMenu.ts';

export const menuQuery: QueryResolvers = {
  menu: (_, args, context) => findMenu(args, context),
  menus: async (_, __, context) => (await allMenus(context)).toSorted((a, b) => a.name.localeCompare(b.name)),
};
