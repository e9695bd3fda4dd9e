export interface Size {
  name: string;
  width: number;
  height: number;
  crop: boolean;
}

/** What WordPress and WooCommerce make of every upload; a height of 0 is free. */
const REGISTERED: Size[] = [
  { name: 'medium', width: 300, height: 300, crop: false },
  { name: 'large', width: 1024, height: 1024, crop: false },
  { name: 'thumbnail', width: 150, height: 150, crop: true },
  { name: 'medium_large', width: 768, height: 0, crop: false },
  { name: '1536x1536', width: 1536, height: 1536, crop: false },
  { name: '2048x2048', width: 2048, height: 2048, crop: false },
  { name: 'woocommerce_thumbnail', width: 300, height: 300, crop: true },
  { name: 'woocommerce_single', width: 600, height: 0, crop: false },
  { name: 'woocommerce_gallery_thumbnail', width: 100, height: 100, crop: true },
];

/** The sizes that exist of a picture: only those smaller than itself. */
export function sizesOf(width: number, height: number): Size[] {
  return REGISTERED.flatMap(size => {
    const fitted = size.crop ? cropped(size, width, height) : scaled(size, width, height);
    return fitted.width === width && fitted.height === height ? [] : [{ ...size, ...fitted }];
  });
}

const cropped = (size: Size, width: number, height: number) => ({
  width: Math.min(size.width, width),
  height: Math.min(size.height, height),
});

function scaled(size: Size, width: number, height: number) {
  const ratio = Math.min(size.width / width, size.height === 0 ? 1 : size.height / height, 1);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/** 2026/03/void.webp at 300 by 225 is 2026/03/void-300x225.webp */
export const sizedName = (file: string, size: { width: number; height: number }) =>
  file.replace(/(\.\w+)$/, `-${size.width}x${size.height}$1`);
