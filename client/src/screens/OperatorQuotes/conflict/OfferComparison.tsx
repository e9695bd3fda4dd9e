import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { shortMoment } from '../../../lib/format/longDate.ts';
import { Part } from '../../../quote/life/Part.tsx';
import { color, media } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Table } from '../../../ui/tables/Table.tsx';
import type { FirmRequest } from '../offerValues.ts';
import type { FirmAnswer } from '../takeFirmStep.ts';
import { firmTexts } from '../texts.ts';
import { compareOffers } from './compareOffers.ts';
import { overtaking, theirValues } from './overtaking.ts';

const { conflict: texts } = firmTexts;

const table = css`
  table-layout: fixed;
  thead th:first-of-type {
    width: 18%;
  }
  td {
    vertical-align: baseline;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  tbody tr[data-differs] td {
    background: ${color.liner};
  }
  ${media.phone} {
    td::before {
      content: attr(data-side) ': ';
      color: ${color.inkMute};
    }
  }
`;

type OfferComparisonProps = { request: FirmRequest; answer: FirmAnswer | undefined };

/** The offer that somebody sent meanwhile, part by part beside what was typed; nothing where there is none. */
export function OfferComparison({ request, answer }: OfferComparisonProps) {
  const offer = overtaking(request, answer);
  if (!offer || answer?.kind !== 'refused') return null;
  const title = fillText(texts.theirs, { version: offer.version });
  return (
    <Part id="compare" focusable title={texts.heading} note={shortMoment(offer.sentAt)}>
      <Table css={table} stack>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{title}</th>
            <th scope="col">{texts.yours}</th>
          </tr>
        </thead>
        <tbody>
          {compareOffers(theirValues(request), answer.values).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two fees have one name, and nothing moves here.
            <tr key={at} data-differs={part.theirs === part.yours ? undefined : ''}>
              <th scope="row">
                {part.label} {part.theirs !== part.yours && <VisuallyHidden>{texts.differs}</VisuallyHidden>}
              </th>
              <td data-side={title}>{part.theirs || texts.none}</td>
              <td data-side={texts.yours}>{part.yours || texts.none}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}
