import { fillText } from '../../../rules/fillText.ts';
import { uiTexts } from '../../../rules/texts/ui.ts';
import { Badge } from '../ui/content/Badge.tsx';

type ProductBadgesProps = {
  product: { onSale: boolean; discountPercent: number | null; featured: boolean };
};

/** 'Sale, 15% off' and 'Featured', where they apply. */
export function ProductBadges({ product: { onSale, discountPercent, featured } }: ProductBadgesProps) {
  return (
    <>
      {onSale && (
        <Badge kind="sale">
          {discountPercent ? fillText(uiTexts.percentOff, { percent: discountPercent }) : uiTexts.sale}
        </Badge>
      )}
      {featured && <Badge kind="featured">{uiTexts.featured}</Badge>}
    </>
  );
}
