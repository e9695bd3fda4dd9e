import { authorPath, postCategoryPath, postTagPath } from '../../../rules/paths.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { Author } from '../../upstreams/content/wire.ts';
import { seoOf } from '../seo.ts';
import { findTerm } from './findTerm.ts';

/** Made from the display name: the service's own slug is a login. */
export const authorSlug = (author: Author): string =>
  author.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `author-${author.id}`;

const byName = <T extends { name: string }>(rows: T[]): T[] => rows.toSorted((a, b) => a.name.localeCompare(b.name));

export const term: Resolvers = {
  Query: {
    postCategory: async (_, args, context) =>
      findTerm(await context.content.terms.categories(context.scope), 'category', args, context),
    postTag: async (_, args, context) =>
      findTerm(await context.content.terms.tags(context.scope), 'post_tag', args, context),
    postCategories: async (_, __, { content, scope }) => byName(await content.terms.categories(scope)),
    postTags: async (_, __, { content, scope }) => byName(await content.terms.tags(scope)),
    author: async (_, { slug }, { content, scope }) =>
      (await content.terms.authors(scope)).find(author => authorSlug(author) === slug) ?? null,
    authors: async (_, __, { content, scope }) => byName(await content.terms.authors(scope)),
  },
  PostCategory: {
    id: term => String(term.id),
    path: term => postCategoryPath(term.slug),
    description: term => term.description ?? '',
    count: term => term.count ?? 0,
    seo: (term, _, context) => seoOf(term, 'category', context),
    parent: async (term, _, { content, scope }) =>
      (await content.terms.categories(scope)).find(other => other.id === term.parent) ?? null,
  },
  PostTag: {
    id: term => String(term.id),
    path: term => postTagPath(term.slug),
    description: term => term.description ?? '',
    count: term => term.count ?? 0,
    seo: (term, _, context) => seoOf(term, 'tag', context),
  },
  Author: {
    id: author => String(author.id),
    slug: authorSlug,
    path: author => authorPath(authorSlug(author)),
    description: author => author.description ?? '',
    seo: (author, _, context) => seoOf(author, 'author', context),
  },
};
