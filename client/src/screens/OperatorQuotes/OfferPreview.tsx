import type { OfferViewFragment } from '../../gql/graphql.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { OfferDoc } from '../../quote/life/offer/OfferDoc.tsx';
import { Proofs } from '../../quote/life/offer/Proofs.tsx';
import { Part } from '../../quote/life/Part.tsx';
import { ScaleDrawing } from '../../quote/life/ScaleDrawing.tsx';
import type { FirmRequest } from './offerValues.ts';
import { firmTexts } from './texts.ts';

type OfferPreviewProps = {
  offer: OfferViewFragment;
  request: FirmRequest;
  /** whether its buyer has it */
  sent?: boolean;
};

/** An offer as its buyer sees it, or would: then nothing has been sent. */
export const OfferPreview = ({ offer, request: { company, name, labelSize }, sent = false }: OfferPreviewProps) => (
  <Part
    id="preview"
    focusable
    title={sent ? firmTexts.offer.sentHead : firmTexts.offer.previewHead}
    note={sent ? shortMoment(offer.sentAt) : firmTexts.offer.previewNote}
  >
    <OfferDoc offer={offer} to={[company, name].filter(Boolean).join(', ')} />
    <Proofs proofs={offer.proofs}>{labelSize && <ScaleDrawing size={labelSize} />}</Proofs>
  </Part>
);
