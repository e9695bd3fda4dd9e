import type { PostDraft } from './draft.ts';
import { newest } from './newest.ts';

export const posts: PostDraft[] = [...newest];
