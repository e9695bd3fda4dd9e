import { css } from '@emotion/react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { media } from '../../theme/tokens.ts';
import type { NavItem } from './arrangeNav.ts';
import { MenuLink } from './MenuLink.tsx';
import { NavGroup } from './NavGroup.tsx';
import { navItem } from './navItem.ts';
import { ProductsMenu } from './ProductsMenu.tsx';

// More words than one line has room for stand in several.
const nav = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4px;
  align-self: stretch;
  margin-right: auto;
  ${media.tablet} {
    display: none;
  }
`;

function NavEntry({ item }: { item: NavItem }) {
  if (item.products) return <ProductsMenu title={item.title} />;
  if (item.children.length > 0) return <NavGroup item={item} />;
  return (
    <MenuLink css={navItem} item={item}>
      {item.title}
    </MenuLink>
  );
}

/** The primary menu as a bar of words. */
export const PrimaryNav = ({ items }: { items: readonly NavItem[] }) => (
  <nav css={nav} aria-label={layoutTexts.primary}>
    {items.map(item => (
      <NavEntry key={item.id} item={item} />
    ))}
  </nav>
);
