export { PostView as Screen } from '../../post/PostView.tsx';
export { load } from './PostLoad.ts';
