import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import type { AccountQuery } from '../../gql/graphql.ts';
import { shortDate } from '../../lib/format/longDate.ts';
import { LifeHead } from '../../quote/life/LifeHead.tsx';
import { RefusedBanner } from '../../quote/life/Outcome.tsx';
import { Part } from '../../quote/life/Part.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Pagination } from '../../ui/content/Pagination.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Addresses } from './Addresses.tsx';
import { accountCrumbs } from './AskLink.tsx';
import { accountHref, pagesIn } from './accountPages.ts';
import { OrderRow } from './OrderRow.tsx';
import { type AccountRequest, RequestRow } from './RequestRow.tsx';
import { accountTexts as texts } from './texts.ts';
import { waitsForMoney } from './waitsForMoney.ts';

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;
  padding-block: 36px 56px;
  ${media.phone} {
    padding-top: 24px;
  }
`;

const head = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

type AccountViewProps = { account: NonNullable<AccountQuery['account']>; refused: RefusedForm | undefined };

/** What waits for the buyer, the other requests, the orders, the addresses. */
export function AccountView({ account, refused }: AccountViewProps) {
  const { email, signedInUntil, requests, requestPages, orders, orderPages, addresses } = account;
  const query = usePageQuery();
  const pages = pagesIn(query);
  const waitsForBuyer = ({ status, waitsFor }: AccountRequest) => status === 'ANSWERED' || waitsFor === 'BUYER';
  const asked = requests.filter(waitsForBuyer);
  const others = requests.filter(request => !waitsForBuyer(request));
  const unpaid = orders?.filter(waitsForMoney) ?? [];
  const settled = orders?.filter(order => !waitsForMoney(order)) ?? [];
  const waiting = asked.length + unpaid.length;
  return (
    <>
      <Seo title={texts.title} path={null} noindex />
      <LifeHead title={texts.title} crumbs={accountCrumbs} end={<HeadActions />}>
        <span>{fillText(texts.signedIn, { email, date: shortDate(signedInUntil) })}</span>
      </LifeHead>
      <Wrap css={stack}>
        {refused && <RefusedBanner refused={refused} />}
        {waiting > 0 && (
          <Part title={texts.waiting} note={waiting}>
            {asked.map(request => (
              <RequestRow key={request.reference} request={request} />
            ))}
            {unpaid.map(order => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Part>
        )}
        <Part id="requests" title={texts.requests} note={others.length}>
          {others.length === 0 && (
            <p css={text.soft}>
              {requests.length > 0 || requestPages < 2 ? texts.requestsNone : texts.noneHere}{' '}
              <a href="/request-quote">{texts.askNow}</a>
            </p>
          )}
          {others.map(request => (
            <RequestRow key={request.reference} request={request} />
          ))}
          <Pagination
            page={pages.requestPage}
            totalPages={requestPages}
            hrefFor={requestPage => accountHref({ ...pages, requestPage }, 'requests')}
            label={texts.requestPages}
          />
        </Part>
        <Part id="orders" title={texts.orders} note={settled.length}>
          {orders === null ? (
            <Banner kind="warning">{texts.ordersFailed}</Banner>
          ) : (
            settled.length === 0 && (
              <p css={text.soft}>
                {unpaid.length > 0 ? texts.ordersElse : (orderPages ?? 0) > 1 ? texts.noneHere : texts.ordersNone}
              </p>
            )
          )}
          {settled.map(order => (
            <OrderRow key={order.id} order={order} />
          ))}
          <Pagination
            page={pages.orderPage}
            totalPages={orderPages ?? 0}
            hrefFor={orderPage => accountHref({ ...pages, orderPage }, 'orders')}
            label={texts.orderPages}
          />
        </Part>
        <Addresses addresses={addresses} />
      </Wrap>
    </>
  );
}

const HeadActions = () => (
  <form method="post" action="/account" css={head}>
    <LinkButton href="#addresses">{texts.addresses}</LinkButton>
    <input type="hidden" name="step" value="out" />
    <LinkButton type="submit">{texts.signOut}</LinkButton>
    <LinkButton type="submit" name="everywhere" value="1">
      {texts.everywhere}
    </LinkButton>
  </form>
);
