import type { Picture } from '../artwork/picture.ts';
import { categoryPictures } from './media/categories.ts';
import { type Illustration, pagePictures } from './media/pages.ts';
import { postPictures } from './media/posts.ts';
import { productPictures } from './media/products.ts';

/** Every picture with its words, in the order of the media library. */
export const illustrations: Illustration[] = [
  ...pagePictures,
  ...categoryPictures,
  ...postPictures,
  ...productPictures,
];

/** What each media key draws. */
export const pictures: ReadonlyMap<string, Picture> = new Map(illustrations.map(({ key, picture }) => [key, picture]));
