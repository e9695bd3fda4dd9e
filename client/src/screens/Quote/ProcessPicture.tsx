import { imageProps, PHONE_WIDE } from '../../lib/imageProps.ts';
import { pressUrl } from '../../theme/illustrations.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import type { CmsPage } from './quoteData.ts';
import { quotePageTexts } from './texts.ts';

/** The process image, else the page's own, else the press. */
export function ProcessPicture({ page }: { page: CmsPage | undefined }) {
  const image = page?.quote?.processImage ?? page?.featuredImage;
  const picture = imageProps(image, `${PHONE_WIDE}, (max-width: 1180px) 91vw, 392px`) ?? {
    src: pressUrl,
    alt: quotePageTexts.pressAlt,
  };
  return (
    <figure>
      <Picture width={800} height={500} fit="natural" {...picture} />
    </figure>
  );
}
