import { documents } from '../documents.ts';
import { illustrations } from '../pictures.ts';
import type { SeedMedia } from '../types.ts';

const pictureFiles = illustrations.map(
  ({ key, title, alt, caption = '', folder, width, height }): SeedMedia => ({
    key,
    title,
    alt,
    caption,
    file: `${folder}/${key}.webp`,
    mime: 'image/webp',
    width,
    height,
  }),
);

const documentFiles = [...documents].map(
  ([key, { title }]): SeedMedia => ({
    key,
    title,
    alt: '',
    caption: '',
    file: `2026/02/${key.replace(/-pdf$/, '')}.pdf`,
    mime: 'application/pdf',
    width: 0,
    height: 0,
  }),
);

export const media: SeedMedia[] = [...pictureFiles, ...documentFiles];
