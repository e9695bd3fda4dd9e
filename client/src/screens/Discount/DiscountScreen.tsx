import { css } from '@emotion/react';
import { useLoaderData, useParams } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { cartCrumbs } from '../../cart/cartCrumbs.ts';
import { type LoadedCart, loadCart } from '../../cart/store/loadCart.ts';
import { useCart } from '../../cart/useCart.ts';
import type { Ask } from '../../data/ask.ts';
import { Seo } from '../../seo/Seo.tsx';
import { text } from '../../theme/text.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { discountTexts as texts } from './texts.ts';

const narrow = css({ maxWidth: 760 });
const LONGEST_CODE = 100;

/** Whether there is anything to take it off. A page without that is whole, so a store that is away fails nothing here. */
export const load = async (ask: Ask): Promise<LoadedCart> => (await loadCart(ask)).data;

/**
 * A coupon that somebody sent as an address. Reading it changes nothing, whoever reads it: the cart has it once the
 * button is pressed, and what the store says against it stands above. The browser posts it by itself.
 */
export function Screen() {
  const code = (useParams().code ?? '').trim().slice(0, LONGEST_CODE);
  const { view } = useCart(useLoaderData() as LoadedCart);
  const empty = view.status === 'ready' && view.lines.length === 0;
  return (
    <>
      <Seo title={texts.title} description={texts.lead} path={null} noindex />
      <PageHead title={texts.title} lead={texts.lead} crumbs={[...cartCrumbs, { label: texts.crumb, href: '' }]} />
      <Jobs>{empty ? <NothingToTakeOff code={code} /> : <TakeOff code={code} />}</Jobs>
    </>
  );
}

const headingOf = (code: string) => fillText(texts.heading, { code: code.toUpperCase() });

function NothingToTakeOff({ code }: { code: string }) {
  return (
    <Job title={headingOf(code)} css={narrow}>
      <JobPart legend={headingOf(code)} hideLegend>
        <Banner>
          <b>{texts.empty}</b> {fillText(texts.emptyText, { code: code.toUpperCase() })}
        </Banner>
        <p css={text.soft}>{texts.text}</p>
      </JobPart>
      <JobFoot>
        <Button size="lg" href="/catalog">
          {texts.fill}
        </Button>
      </JobFoot>
    </Job>
  );
}

function TakeOff({ code }: { code: string }) {
  return (
    <Job form title={headingOf(code)} method="post" action={`/discount/${encodeURIComponent(code)}`} css={narrow}>
      <JobPart legend={headingOf(code)} hideLegend>
        <p css={text.soft}>{texts.text}</p>
        <input type="hidden" name="cart" value="coupon" />
        <input type="hidden" name="code" value={code} />
      </JobPart>
      <JobFoot>
        <Button type="submit" size="lg">
          {texts.put}
        </Button>
        <Button variant="text" href="/catalog">
          {texts.shop}
        </Button>
      </JobFoot>
    </Job>
  );
}
