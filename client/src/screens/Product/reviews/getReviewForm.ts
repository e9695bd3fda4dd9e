/** Few who read a product write about it: the form comes when it is asked for. */
export const getReviewForm = () => import('./ReviewForm.tsx');
