import { authorPath, postCategoryPath, postTagPath } from '../../rules/paths.ts';
import type { Resolvers } from '../gql/types.ts';
import type { Author, Term } from '../upstreams/content/wire.ts';
import { exactlyOne, idOf } from './arguments.ts';

/** Made from the display name: the service's own slug is a login. */
export const authorSlug = (author: Author): string =>
  author.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `author-${author.id}`;

function pick(terms: Term[], args: { id?: string | null; slug?: string | null }): Term | null {
  const by = exactlyOne(args, 'slug', 'id');
  return terms.find(term => (by === 'id' ? term.id === idOf(args.id) : term.slug === args.slug)) ?? null;
}

const byName = <T extends { name: string }>(rows: T[]): T[] => rows.toSorted((a, b) => a.name.localeCompare(b.name));

export const term: Resolvers = {
  Query: {
    postCategory: async (_, args, { content, scope }) => pick(await content.terms.categories(scope), args),
    postTag: async (_, args, { content, scope }) => pick(await content.terms.tags(scope), args),
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
    parent: async (term, _, { content, scope }) =>
      (await content.terms.categories(scope)).find(other => other.id === term.parent) ?? null,
  },
  PostTag: {
    id: term => String(term.id),
    path: term => postTagPath(term.slug),
    description: term => term.description ?? '',
    count: term => term.count ?? 0,
  },
  Author: {
    id: author => String(author.id),
    slug: authorSlug,
    path: author => authorPath(authorSlug(author)),
    description: author => author.description ?? '',
  },
};
