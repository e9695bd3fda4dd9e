import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { loadPost } from '../../post/loadPost.ts';

export { PostView as Screen } from '../../post/PostView.tsx';

export const load = (ask: Ask, { params }: LoaderFunctionArgs) => loadPost(ask, params.slug ?? '');
