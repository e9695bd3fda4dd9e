import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { currentOf } from '../../lib/currentOf.ts';
import { surface } from '../../theme/surface.ts';
import { color, shadow } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import type { NavItem } from './arrangeNav.ts';
import { Dropdown } from './Dropdown.tsx';
import { MenuLink } from './MenuLink.tsx';
import { navItem } from './navItem.ts';

const group = css`
  position: relative;
  > summary {
    ${navItem}
    height: 100%;
  }
  > ul {
    position: absolute;
    left: 0;
    top: calc(100% + 2px);
    z-index: 30;
    min-width: 240px;
    padding: 8px 20px 16px;
    box-shadow: ${shadow.menu};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  li[data-depth='2'] {
    padding-left: 16px;
  }
  li a {
    display: block;
    padding: 11px 0;
    line-height: 1.3;
    text-decoration: none;
    &:hover,
    &[aria-current='page'] {
      box-shadow: inset 0 -2px 0 ${color.signal};
    }
  }
`;

/** An item of the primary menu with links below it; the item itself leads the list. */
export function NavGroup({ item }: { item: NavItem }) {
  const { pathname } = useLocation();
  const inside = item.children.some(({ href, external }) => !external && currentOf(pathname, href));
  const label = (
    <>
      {item.title}
      <Icon name="down" />
    </>
  );
  return (
    <Dropdown css={group} label={label} current={currentOf(pathname, item.href) ?? (inside ? 'true' : undefined)}>
      <ul css={surface.sheet}>
        {[item, ...item.children].map(link => (
          <li key={link.id} data-depth={link.depth}>
            <MenuLink item={link}>{link.title}</MenuLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
