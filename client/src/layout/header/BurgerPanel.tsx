import { css } from '@emotion/react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { color, media, size } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useFamilyMenus } from '../useFamilyMenus.ts';
import type { NavItem } from './arrangeNav.ts';
import { MegaColumn } from './MegaColumn.tsx';
import { MegaSheet } from './MegaSheet.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuReach } from './MenuReach.tsx';

const panel = css`
  section {
    padding: 0;
    &::before {
      display: none;
    }
  }
  section h2 {
    padding: 16px 0;
    margin: 0;
    border-top: 1px solid ${color.lineStrong};
  }
  section:nth-of-type(-n + 2) h2 {
    border-top: 0;
  }
  ${media.phone} {
    section:nth-of-type(2) h2 {
      border-top: 1px solid ${color.lineStrong};
    }
  }
  section li a {
    padding: 13px 0;
  }
`;

const families = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 32px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const pages = css`
  padding-bottom: 12px;
  a {
    display: block;
    padding: 14px 0;
    border-top: 1px solid ${color.line};
    font-weight: 650;
    font-size: ${size.fs4};
    text-decoration: none;
    overflow-wrap: anywhere;
    &[aria-current] {
      box-shadow: inset 4px 0 0 ${color.signal};
      padding-left: 14px;
    }
  }
`;

const deeper = css({ '&&': { paddingLeft: 16 } });

const contact = { id: 'contact', depth: 0, href: '/contact', title: layoutTexts.contact };

/** The families, then the pages. */
export function BurgerPanel({ items }: { items: readonly NavItem[] }) {
  const menus = useFamilyMenus();
  const links = items.filter(item => !item.products).flatMap(item => [item, ...item.children]);
  return (
    <MegaSheet css={panel}>
      <Wrap>
        <div css={families}>
          {menus.map(menu => (
            <MegaColumn key={menu.family.slug} menu={menu} />
          ))}
        </div>
        <nav css={pages} aria-label={layoutTexts.menu}>
          {[...links, ...(links.some(({ href }) => href === contact.href) ? [] : [contact])].map(item => (
            <MenuLink key={item.id} css={item.depth > 1 && deeper} item={item}>
              {item.title}
            </MenuLink>
          ))}
        </nav>
        <MenuReach />
      </Wrap>
    </MegaSheet>
  );
}
