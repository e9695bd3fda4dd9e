import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { rosetteDarkUrl } from '../../theme/ornaments.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, media, size } from '../../theme/tokens.ts';
import { Picture, type PictureProps } from '../content/Picture.tsx';
import { type Stat, StatStrip } from '../content/StatStrip.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { Wrap } from './Wrap.tsx';

const hero = css`
  position: relative;
  overflow: clip;
  &::before {
    content: '';
    position: absolute;
    right: -160px;
    top: -150px;
    width: 820px;
    height: 820px;
    background: url('${rosetteDarkUrl}') center / contain no-repeat;
    opacity: 0.85;
  }
  > div {
    position: relative;
  }
  ${media.phone} {
    &::before {
      width: 520px;
      height: 520px;
      right: -280px;
      top: -60px;
      opacity: 0.28;
    }
  }
  @media (forced-colors: active), print {
    &::before {
      display: none;
    }
  }
`;

const inside = css`
  padding: 34px 0 64px;
  h1 {
    max-width: 17ch;
    margin: 18px 0;
  }
  ${media.phone} {
    padding: 18px 0 44px;
  }
`;

/** Nothing but heading and what stands under it: for a visitor who brings something along. */
const shortened = `
  &::before {
    width: 520px;
    height: 520px;
    top: -150px;
    right: -60px;
    opacity: 0.7;
  }
  [data-hero='inside'] {
    padding: 22px 0 34px;
  }
  h1 {
    max-width: none;
    margin: 12px 0 10px;
    font-size: ${size.fs7};
    line-height: 1.12;
  }
  [data-hero='more'] {
    display: none;
  }
  ${media.phone} {
    &::before {
      opacity: 0.2;
    }
    [data-hero='ticks'] {
      display: none;
    }
    [data-hero='inside'] {
      padding: 14px 0 24px;
    }
  }
`;

const short = {
  always: css(shortened),
  carrying: css`
    html[data-carrying] & {
      ${shortened}
    }
  `,
};

const withPicture = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 32px 48px;
  align-items: center;
  img {
    border: 1px solid ${color.lineInk};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const leadWidth = css`
  max-width: 54ch;
  p + p {
    margin-top: 0.6em;
  }
`;

type InkHeroProps = {
  crumbs: readonly Crumb[];
  /** over the headline */
  badge?: ReactNode;
  /** the h1 */
  title: ReactNode;
  lead: ReactNode;
  /** under the lead */
  children?: ReactNode;
  /** beside the words */
  picture?: PictureProps | null;
  stats: readonly Stat[];
  /** without lead and figures: always, or where the page's root says that its visitor carries something */
  short?: keyof typeof short;
};

/** The dark opening of a page with its rosette, and four figures at its foot. */
export function InkHero({ crumbs, badge, title, lead, children, picture, stats, short: when }: InkHeroProps) {
  preload(rosetteDarkUrl, { as: 'image', fetchPriority: 'high' });
  return (
    <section css={[surface.ink, hero, when && short[when]]}>
      <Wrap>
        <Breadcrumbs crumbs={crumbs} />
        <div css={[inside, picture && withPicture]} data-hero="inside">
          <div>
            {badge}
            <h1 css={text.headingXl}>{title}</h1>
            <div css={[text.lead, leadWidth]} data-hero="more">
              {lead}
            </div>
            {children}
          </div>
          {picture && <Picture width={800} height={600} fit="natural" priority {...picture} />}
        </div>
      </Wrap>
      <div data-hero="more">
        <StatStrip stats={stats} />
      </div>
    </section>
  );
}
