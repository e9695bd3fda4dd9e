import { lazy } from 'react';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { PostOrPage } from './PostOrPage.tsx';

export { load } from './SlugLoad.ts';

const PostView = lazy(async () => ({ default: (await import('../../post/PostView.tsx')).PostView }));
const BodyOnly = lazy(async () => ({ default: (await import('./BodyOnly.tsx')).BodyOnly }));

export function Screen() {
  const type = usePageQuery().get('type');
  if (type === 'post') return <PostView />;
  if (type === 'page') return <BodyOnly />;
  return <PostOrPage />;
}
