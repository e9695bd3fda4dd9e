import { css } from '@emotion/react';
import { useMemo } from 'react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { still } from '../../lib/still.tsx';
import { useLayoutOutcome } from '../../site/useSite.ts';
import { surface } from '../../theme/surface.ts';
import { color, media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Microtext } from '../../ui/layout/Microtext.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { arrangeNav } from './arrangeNav.ts';
import { BurgerMenu } from './BurgerMenu.tsx';
import { CartButton } from './CartButton.tsx';
import { PrimaryNav } from './PrimaryNav.tsx';
import { QuoteLink } from './QuoteLink.tsx';
import { SearchButton } from './SearchButton.tsx';

const HomeLink = still(async () => (await import('./HomeLink.tsx')).HomeLink);
const UtilityBar = still(async () => (await import('./UtilityBar.tsx')).UtilityBar);

const header = css({ position: 'relative', zIndex: 20 });
const sheet = css({ position: 'relative' });

const bar = css`
  display: flex;
  align-items: center;
  min-height: 80px;
  gap: 40px;
  ${media.wide} {
    gap: 24px;
  }
  ${media.phone} {
    min-height: 64px;
    gap: 8px;
  }
`;

const actions = css`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-left: auto;
  ${media.phone} {
    gap: 0;
  }
`;

const contact = css`
  margin-left: 12px;
  ${media.tablet} {
    display: none;
  }
`;

const rule = css({ position: 'absolute', left: 0, right: 0, bottom: -3 });

const scrim = css`
  display: none;
  position: fixed;
  inset: 0;
  background: ${color.scrim};
  z-index: 10;
  header:has(details[data-scrim][open]) + & {
    display: block;
  }
`;

/** Logo, menu and actions of every page. */
export function Header() {
  const primary = useLayoutOutcome()?.data?.primary?.items;
  const items = useMemo(() => arrangeNav(primary), [primary]);
  return (
    <>
      <header css={header}>
        <UtilityBar />
        <div css={[surface.sheet, sheet]}>
          <Wrap css={bar}>
            <HomeLink />
            <PrimaryNav items={items} />
            <div css={actions}>
              <SearchButton />
              <CartButton />
              <QuoteLink />
              <Button css={contact} href="/contact" variant="ink" size="sm">
                {layoutTexts.contact}
              </Button>
              <BurgerMenu items={items} />
            </div>
          </Wrap>
          <Microtext css={rule} />
        </div>
      </header>
      <div css={scrim} />
    </>
  );
}
