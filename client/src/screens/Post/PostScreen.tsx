import { commentTexts } from '../../../../rules/texts/comment.ts';
import { lateForm } from '../../forms/lateForm.ts';

export { PostView as Screen } from '../../post/PostView.tsx';
export { load } from './PostLoad.ts';

/** Takes the comment form. */
export const act = lateForm(() => import('../../post/comments/sendComment.ts'), commentTexts.failed);
