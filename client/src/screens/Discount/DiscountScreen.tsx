import { css } from '@emotion/react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { cartCrumbs } from '../../cart/cartCrumbs.ts';
import { type LoadedCart, loadCart } from '../../cart/store/loadCart.ts';
import { useCart } from '../../cart/useCart.ts';
import type { Ask } from '../../data/ask.ts';
import { KeepCouponOperation } from '../../gql/operations/KeepCoupon.ts';
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
const below = css({ marginTop: 16 });
const LONGEST_CODE = 100;

type Loaded = LoadedCart & { kept: boolean };

/**
 * Whether there is anything to take it off; if not, it is kept for then. A page without either is whole, so a store that
 * is away fails nothing here.
 */
export async function load(ask: Ask, { params }: LoaderFunctionArgs): Promise<Loaded> {
  const [cart, kept] = await Promise.all([loadCart(ask), keep(ask, codeIn(params)).catch(() => false)]);
  return { ...cart.data, kept };
}

async function keep(ask: Ask, code: string): Promise<boolean> {
  const { data } = await ask(KeepCouponOperation, { input: { code } });
  return Boolean(data?.kept.code);
}

const codeIn = ({ code = '' }: { code?: string | undefined }) => code.trim().slice(0, LONGEST_CODE).toWellFormed();

/**
 * A coupon that somebody sent as an address. Reading it changes no cart, whoever reads it: one with goods has it once the
 * button is pressed, and what the store says against it stands above; the browser posts it by itself. While there are none
 * it waits for the first.
 */
export function Screen() {
  const code = codeIn(useParams());
  const loaded = useLoaderData() as Loaded;
  const { view } = useCart(loaded);
  const empty = view.status === 'ready' && view.lines.length === 0;
  return (
    <>
      <Seo title={texts.title} description={texts.lead} path={null} noindex />
      <PageHead title={texts.title} lead={texts.lead} crumbs={[...cartCrumbs, { label: texts.crumb, href: '' }]} />
      <Jobs>{empty ? <NothingToTakeOff code={code} kept={loaded.kept} /> : <TakeOff code={code} />}</Jobs>
    </>
  );
}

const headingOf = (code: string) => fillText(texts.heading, { code: code.toUpperCase() });

function NothingToTakeOff({ code, kept }: { code: string; kept: boolean }) {
  return (
    <Job title={headingOf(code)} css={narrow}>
      <JobPart legend={headingOf(code)} hideLegend>
        <Banner>
          <b>{texts.empty}</b> {fillText(kept ? texts.keptText : texts.emptyText, { code: code.toUpperCase() })}
        </Banner>
        <p css={[text.soft, below]}>{texts.text}</p>
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
