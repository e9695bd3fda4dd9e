import { css } from '@emotion/react';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { Part } from '../../quote/life/Part.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { whatOf } from '../../quote/life/whatOf.ts';
import { offerParts } from '../../quote/sums/offerParts.ts';
import { orderParts } from '../../quote/sums/orderParts.ts';
import { SumParts } from '../../quote/sums/SumParts.tsx';
import { text } from '../../theme/text.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { quoteHref } from './addresses.ts';
import type { FirmRequest } from './offerValues.ts';
import { firmTexts } from './texts.ts';

const { request: texts } = firmTexts;

const rows = css({ th: { whiteSpace: 'nowrap' }, td: { overflowWrap: 'anywhere' } });

/** What else this buyer has asked and bought. */
export function ThisBuyer({ request: { buyer } }: { request: FirmRequest }) {
  if (!buyer) return null;
  const { requests, orders } = buyer;
  const nothing = requests.length === 0 && orders?.length === 0;
  return (
    <Part title={texts.thisBuyer}>
      {orders === null && <Banner kind="warning">{texts.ordersFailed}</Banner>}
      {nothing && <p css={text.soft}>{texts.nothingElse}</p>}
      {!nothing && (
        <Table stack aria-label={texts.thisBuyer} css={rows}>
          <tbody>
            {orders?.map(order => (
              <tr key={order.id}>
                <th scope="row">
                  {texts.order} {order.number}
                </th>
                <td>{order.summary}</td>
                <td data-cell="number">
                  {showMoney(order.total)}
                  <SumParts parts={orderParts(order)} />
                </td>
              </tr>
            ))}
            {requests.map(request => (
              <tr key={request.reference}>
                <th scope="row">
                  <a href={quoteHref(request.reference)}>{request.reference}</a>
                </th>
                <td>
                  {whatOf(request)}, {lifeTexts.states[request.status]}
                </td>
                <td data-cell="number">
                  {request.offer && showMoney(request.offer.totals.total)}
                  {request.offer && <SumParts parts={offerParts(request.offer)} />}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Part>
  );
}
