import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../gql/graphql.ts';
import { shortDate } from '../../lib/format/longDate.ts';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { media } from '../../theme/tokens.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const unprinted = css({ [media.print]: { display: 'none' } });
const links = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 12px' });

/** The version that an address asks for, where a newer one has taken its place. */
export const earlierOffer = ({ offers, offer }: ShownRequest, version: string | null): OfferViewFragment | null =>
  offers.find(one => one.version !== offer?.version && String(one.version) === version) ?? null;

const versionHref = ({ reference, offer }: ShownRequest, version: number): string =>
  version === offer?.version ? quoteHref(reference) : `${quoteHref(reference)}?offer=${version}`;

type OtherVersionsProps = { request: ShownRequest; shown: OfferViewFragment };

/** Links to the other versions of the offer, the oldest first. */
export const OtherVersions = ({ request, shown }: OtherVersionsProps) => (
  <span css={[links, unprinted]}>
    {request.offers
      .map(({ version }) => version)
      .filter(version => version !== shown.version)
      .toSorted((one, other) => one - other)
      .map(version => (
        <a key={version} href={versionHref(request, version)}>
          {fillText(lifeTexts.see, { version })}
        </a>
      ))}
  </span>
);

type ReplacedProps = { request: ShownRequest; earlier: OfferViewFragment };

/** That what is read counts no more, and the way to what does. */
export function Replaced({ request, earlier: { version, sentAt } }: ReplacedProps) {
  const newest = request.offer?.version ?? 0;
  return (
    <div css={unprinted}>
      <Banner
        kind="warning"
        action={<a href={versionHref(request, newest)}>{fillText(lifeTexts.see, { version: newest })}</a>}
      >
        <b>{fillText(texts.replaced, { version })}</b> {fillText(texts.replacedText, { date: shortDate(sentAt) })}
      </Banner>
    </div>
  );
}
