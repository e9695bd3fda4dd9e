import { css } from '@emotion/react';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { telHref } from '../../lib/format/telHref.ts';
import { useSite } from '../../site/useSite.ts';
import { useStats } from '../../site/useStats.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Html } from '../../ui/content/Html.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { InkHero } from '../../ui/layout/InkHero.tsx';
import { quoteCrumbs } from './quoteCrumbs.ts';
import type { CmsPage } from './quoteData.ts';
import { quotePageTexts } from './texts.ts';

const headline = css`
  em {
    font-style: normal;
    color: ${color.signal};
  }
`;

const ticks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 32px;
  margin: 26px 0 32px;
  font-weight: 600;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  svg {
    color: ${color.signal};
    stroke-width: 2.5;
  }
  ${media.phone} {
    display: grid;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 22px;
  ${media.phone} {
    > a[data-hero] {
      flex: 1 1 100%;
    }
  }
`;

const number = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${space.touch};
  font: 500 1rem / 1.2 ${font.mono};
`;

type QuoteHeroProps = {
  overrides: NonNullable<CmsPage>['quote'] | undefined;
  /** whether the visitor came with a product */
  carrying: boolean;
};

/** The opening of the quote page; its headline may hold the editor's own markup. */
export function QuoteHero({ overrides, carrying }: QuoteHeroProps) {
  const site = useSite();
  const stats = useStats(quotePageTexts.stats);
  const phone = overrides?.contactPhone ?? site.phone;
  return (
    <InkHero
      short={carrying ? 'always' : 'carrying'}
      crumbs={quoteCrumbs}
      badge={
        <Badge kind="sale">
          <Icon name="clock" />
          {quotePageTexts.badge}
        </Badge>
      }
      title={
        overrides?.heroTitle ? <Html as="span" css={headline} html={overrides.heroTitle} /> : quotePageTexts.heroTitle
      }
      lead={<p>{overrides?.heroSubtitle ?? quotePageTexts.heroSubtitle}</p>}
      stats={stats}
    >
      <ul css={ticks} data-hero="ticks">
        {quotePageTexts.ticks.map(tick => (
          <li key={tick}>
            <Icon name="tick" />
            {tick}
          </li>
        ))}
      </ul>
      <div css={actions}>
        <Button size="lg" href="#quote-form" data-hero="more">
          {quotePageTexts.start}
        </Button>
        <Button size="lg" variant="line" href="/contact">
          {quotePageTexts.call}
        </Button>
        {phone && (
          <a css={number} href={telHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {phone && site.whatsapp && (
          <a css={number} href={site.whatsapp}>
            {footerTexts.whatsapp}
          </a>
        )}
      </div>
    </InkHero>
  );
}
