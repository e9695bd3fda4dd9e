import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPost } from '../../post/loadPost.ts';

export { PostView as Screen } from '../../post/PostView.tsx';

export const load = (client: ApolloClient, { params }: LoaderFunctionArgs) => loadPost(client, params.slug ?? '');
