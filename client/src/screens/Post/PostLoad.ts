import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { loadPost } from '../../post/loadPost.ts';

export const load = (ask: Ask, { params, request }: LoaderFunctionArgs) => loadPost(ask, params.slug ?? '', request);
