import type { Author } from '../../upstreams/content/wire.ts';

/** Made from the display name: the service's own slug is a login. */
export const authorSlug = (author: Author): string =>
  author.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || `author-${author.id}`;
