import { selectedFields } from '../../context/selection.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { findFrontPage, findPage } from './findPage.ts';
import { listPages } from './listPages.ts';
import { pageSetFor } from './pageSet.ts';

export const pageQuery: QueryResolvers = {
  page: (_, args, context, info) => findPage(args, selectedFields(info), context),
  frontPage: (_, __, context, info) => findFrontPage(selectedFields(info), context),
  pages: (_, args, context, info) => listPages(args, pageSetFor(selectedFields(info, 'items')), context),
};
