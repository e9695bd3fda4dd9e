import { useSearchParams } from 'react-router-dom';
import { PostView } from '../../post/PostView.tsx';
import { BodyOnly } from './BodyOnly.tsx';
import { PostOrPage } from './PostOrPage.tsx';

export { load } from './SlugLoad.ts';

export function Screen() {
  const type = useSearchParams()[0].get('type');
  if (type === 'post') return <PostView />;
  if (type === 'page') return <BodyOnly />;
  return <PostOrPage />;
}
