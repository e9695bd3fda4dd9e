import type { QueryResolvers } from '../../gql/types.ts';
import { authorSlug } from './authorSlug.ts';
import { findTerm } from './findTerm.ts';

const byName = <T extends { name: string }>(rows: T[]): T[] => rows.toSorted((a, b) => a.name.localeCompare(b.name));

export const termQuery: QueryResolvers = {
  postCategory: async (_, args, context) =>
    findTerm(await context.content.terms.categories(context.scope), 'category', args, context),
  postTag: async (_, args, context) =>
    findTerm(await context.content.terms.tags(context.scope), 'post_tag', args, context),
  postCategories: async (_, __, { content, scope }) => byName(await content.terms.categories(scope)),
  postTags: async (_, __, { content, scope }) => byName(await content.terms.tags(scope)),
  author: async (_, { slug }, { content, scope }) =>
    (await content.terms.authors(scope)).find(author => authorSlug(author) === slug) ?? null,
  authors: async (_, __, { content, scope }) => byName(await content.terms.authors(scope)),
};
