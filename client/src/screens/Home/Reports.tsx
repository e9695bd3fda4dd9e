import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import type { HomeQuery } from '../../gql/graphql.ts';
import { longDate } from '../../lib/format/longDate.ts';
import { surface } from '../../theme/surface.ts';
import { color, context, media, size, space } from '../../theme/tokens.ts';
import { Html } from '../../ui/content/Html.tsx';
import { Rating } from '../../ui/content/Rating.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Approvals } from './Approvals.tsx';
import { offeredTexts } from './offeredTexts.ts';

const trio = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.gutter};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const report = css`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 26px 28px 24px;
  border-top: 4px solid ${color.ink};
  font-size: 1.0625rem;
  line-height: 1.5;
  footer {
    margin-top: auto;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  footer span {
    color: ${context.mute};
  }
  a {
    color: inherit;
  }
  ${media.phone} {
    padding: 20px;
  }
`;

const verified = css({ color: color.verify, fontSize: size.fs1, fontWeight: 600 });

/** What buyers wrote last, and whose approvals the labels carry. */
export function Reports({ reviews }: Pick<HomeQuery, 'reviews'>) {
  const items = reviews?.items ?? [];
  return (
    <Section on="tint">
      {items.length > 0 && (
        <>
          <SectionHead title={offeredTexts.reports} />
          <div css={trio}>
            {items.map(one => (
              <article key={one.id} css={[surface.sheet, report]}>
                {one.rating > 0 && <Rating value={one.rating} />}
                <Html html={one.review} />
                <footer>
                  <b>{one.reviewer}</b> {one.verified && <strong css={verified}>{uiTexts.verified}</strong>}
                  <br />
                  <span>
                    {one.product && <a href={one.product.path}>{one.product.name}</a>}
                    {one.product && ', '}
                    <time dateTime={one.createdAt}>{longDate(one.createdAt)}</time>
                  </span>
                </footer>
              </article>
            ))}
          </div>
        </>
      )}
      <Approvals />
    </Section>
  );
}
