import { slugOf } from '../products/build.ts';
import { productCategories } from '../products/categories.ts';
import type { Draft } from '../products/draft.ts';
import { drafts } from '../products/index.ts';
import type { Illustration } from './pages.ts';

/** The product that stands for a family; a child category shows its own first product. */
const faces: Record<string, string> = {
  regulatory: 'icasa-type-approval-label',
  security: 'security-void-label-blue',
  specialty: 'intrinsic-safety-label-ex-ia',
  general: 'branded-box-sealing-tape',
  services: 'artwork-and-proof',
};

function faceOf(slug: string): Draft | undefined {
  const named = drafts.find(draft => slugOf(draft) === faces[slug]);
  return named ?? drafts.find(draft => draft.art && draft.categories.includes(slug));
}

export const categoryPictures: Illustration[] = productCategories.flatMap(({ slug, name, image }) => {
  const art = faceOf(slug)?.art;
  if (!image || !art) return [];
  return {
    key: image,
    title: name,
    alt: `${name}: a label of this category`,
    folder: '2025/01',
    width: 1600,
    height: 1200,
    picture: { kind: 'label', art: { ...art, peel: art.peel ?? 0 }, seed: `category-${slug}`, dimensions: false },
  };
});
