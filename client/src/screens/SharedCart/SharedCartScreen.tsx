import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { cartCrumbs } from '../../cart/cartCrumbs.ts';
import { readGoods } from '../../cart/goodsAddress.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import type { SharedCartQuery, SharedCartQueryVariables } from '../../gql/graphql.ts';
import { SharedCartOperation } from '../../gql/operations/SharedCart.ts';
import { Seo } from '../../seo/Seo.tsx';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SharedList } from './SharedList.tsx';
import { sharedLines } from './sharedLines.ts';
import { sharedTexts } from './texts.ts';

const goodsOf = (list: string | undefined) => readGoods(list ?? '');

/** Reading the list changes nothing: the visitor's cart is filled by a button. */
export function load(ask: Ask, { params }: LoaderFunctionArgs) {
  const { goods } = goodsOf(params.list);
  return loadQuery(ask, {
    query: SharedCartOperation,
    variables: { ids: goods.map(({ id }) => id), quantities: goods.map(({ quantity }) => quantity) },
    found: () => true,
  });
}

/** The goods that an address names, to be put into the cart of whoever opens it. */
export function Screen() {
  const outcome = useOutcome<SharedCartQuery, SharedCartQueryVariables>();
  const { goods, more } = goodsOf(useParams().list);
  const lines = outcome.kind === 'ready' ? sharedLines(goods, outcome.data.goods) : [];
  return (
    <>
      <Seo title={sharedTexts.title} description={sharedTexts.description} path={null} noindex />
      <PageHead
        title={sharedTexts.title}
        lead={sharedTexts.lead}
        crumbs={[...cartCrumbs, { label: sharedTexts.title, href: '' }]}
      />
      <Section>
        {outcome.kind === 'failed' ? (
          <LoadFailure title={sharedTexts.failed} requestId={outcome.requestId} />
        ) : lines.some(({ state }) => state !== 'gone') ? (
          <SharedList lines={lines} more={more} />
        ) : (
          <EmptyPanel
            title={sharedTexts.empty}
            heading="h2"
            action={
              <Button variant="ink" href="/catalog">
                {sharedTexts.shop}
              </Button>
            }
          >
            {sharedTexts.emptyText}
          </EmptyPanel>
        )}
      </Section>
    </>
  );
}
