import { css } from '@emotion/react';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { sumRows } from '../../../quote/life/offer/sumRows.ts';
import { Totals } from '../../../ui/content/Totals.tsx';
import { FieldMessage } from '../../../ui/inputs/FieldMessage.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import type { FirmRequest } from '../offerValues.ts';
import { firmTexts } from '../texts.ts';
import { useWorkedOut } from './useWorkedOut.ts';

const { offer: texts } = firmTexts;
const sum = css({ maxWidth: 420, marginLeft: 'auto', display: 'grid', gap: 12 });

type SumsPartProps = {
  request: FirmRequest;
  typed: Readonly<Record<string, string>>;
  /** What a preview has worked out: its sums stand from the start, so that the buttons below stay where they are. */
  preview: OfferViewFragment | null;
};

/** Every part of the sum, as the gateway works it out; without scripts the preview shows it. */
export function SumsPart({ request, typed, preview }: SumsPartProps) {
  const offer = useWorkedOut(request, typed, preview);
  return (
    <JobPart legend={texts.sums}>
      <div css={sum} aria-live="polite" aria-atomic="true">
        {offer ? (
          <>
            <Totals rows={sumRows(offer)} />
            <FieldMessage kind="ok">{texts.worked}</FieldMessage>
          </>
        ) : (
          <Hint>{texts.unworked}</Hint>
        )}
      </div>
    </JobPart>
  );
}
