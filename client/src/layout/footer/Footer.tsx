import { css } from '@emotion/react';
import { footerTexts } from '../../../../rules/texts/layout/footer.ts';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { rosetteDarkUrl } from '../../theme/ornaments.ts';
import { surface } from '../../theme/surface.ts';
import { color, media, space } from '../../theme/tokens.ts';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { FooterBrand } from './FooterBrand.tsx';
import { FooterHelp } from './FooterHelp.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import { FooterLinks } from './FooterLinks.tsx';

const footer = css`
  color: ${color.onInkSoft};
  position: relative;
  overflow: clip;
  &::before {
    content: '';
    position: absolute;
    right: -140px;
    bottom: -180px;
    width: 620px;
    height: 620px;
    background: url('${rosetteDarkUrl}') center / contain no-repeat;
    opacity: 0.3;
    ${media.forcedColors} {
      display: none;
    }
  }
`;

const edge = css({ position: 'relative', top: 14 });
const above = css({ position: 'relative' });

const top = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  padding: 72px 0 56px;
  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    padding-top: 52px;
  }
`;

const words = footerTexts;
const products = (['regulatory', 'security', 'specialty', 'general'] as const).map(family => ({
  href: `/products/${family}`,
  label: words[family],
}));
const company = [
  { href: '/home', label: layoutTexts.home },
  { href: '/about', label: layoutTexts.about },
  { href: '/contact', label: layoutTexts.contact },
  { href: '/request-quote', label: words.requestQuote },
];

/** The foot of every page. */
export const Footer = () => (
  <footer css={[surface.ink, footer]}>
    <Microtext css={edge} />
    <Wrap css={above}>
      <div css={top}>
        <FooterBrand />
        <FooterLinks title={layoutTexts.products} links={products} />
        <FooterLinks title={words.company} links={company} />
        <FooterHelp />
      </div>
      <Microtext />
      <FooterLegal />
    </Wrap>
  </footer>
);
