/** Few who read a post write below it: the form comes when it is asked for. */
export const getCommentForm = () => import('./CommentForm.tsx');
