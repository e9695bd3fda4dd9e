import type { OfferViewFragment } from '../../gql/graphql.ts';
import { OfferDoc } from '../../quote/life/OfferDoc.tsx';
import { Part } from '../../quote/life/Part.tsx';
import { Proofs } from '../../quote/life/Proofs.tsx';
import { ScaleDrawing } from '../../quote/life/ScaleDrawing.tsx';
import type { FirmRequest } from './offerValues.ts';
import { firmTexts } from './texts.ts';

type OfferPreviewProps = { offer: OfferViewFragment; request: FirmRequest };

/** The offer as its buyer would see it; nothing has been sent. */
export const OfferPreview = ({ offer, request: { company, name, labelSize } }: OfferPreviewProps) => (
  <Part id="preview" title={firmTexts.offer.previewHead} note={firmTexts.offer.previewNote}>
    <OfferDoc offer={offer} to={[company, name].filter(Boolean).join(', ')} />
    <Proofs proofs={offer.proofs}>{labelSize && <ScaleDrawing size={labelSize} />}</Proofs>
  </Part>
);
