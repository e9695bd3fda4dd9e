import type { PostDraft } from './draft.ts';
import { materialPosts } from './materials.ts';
import { newest } from './newest.ts';
import { packagingPosts } from './packaging.ts';
import { regulatoryPosts } from './regulatory.ts';
import { securityPosts } from './security.ts';
import { unlistedPosts } from './unlisted.ts';
import { workshopPosts } from './workshop.ts';

export const posts: PostDraft[] = [
  ...newest,
  ...securityPosts,
  ...regulatoryPosts,
  ...materialPosts,
  ...packagingPosts,
  ...workshopPosts,
  ...unlistedPosts,
].sort((a, b) => b.date.localeCompare(a.date));
