import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PostOrPage } from './PostOrPage.tsx';

export { load } from './SlugLoad.ts';

const PostView = lazy(async () => ({ default: (await import('../../post/PostView.tsx')).PostView }));
const BodyOnly = lazy(async () => ({ default: (await import('./BodyOnly.tsx')).BodyOnly }));

export function Screen() {
  const type = useSearchParams()[0].get('type');
  if (type === 'post') return <PostView />;
  if (type === 'page') return <BodyOnly />;
  return <PostOrPage />;
}
