import { css } from '@emotion/react';
import { menuTexts } from '../../../rules/texts/layout/menus.ts';
import { color, context, font } from '../theme/tokens.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { MenuLink } from './header/MenuLink.tsx';
import type { FamilyMenu } from './useFamilyMenus.ts';

const rows = css`
  a {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    align-items: baseline;
    padding: 9px 0;
    border-top: 1px solid ${context.hair};
    text-decoration: none;
    font-size: 0.9375rem;
    line-height: 1.3;
    &:hover {
      box-shadow: inset 0 -2px 0 ${color.signal};
    }
  }
  li[data-below] {
    padding-left: 16px;
  }
  a span {
    font: 450 12px / 1.2 ${font.mono};
    color: ${context.mute};
    white-space: nowrap;
  }
`;

type Items = FamilyMenu['items'];

const flat = (items: Items) =>
  items.flatMap(item => [{ ...item, below: false }, ...item.children.map(child => ({ ...child, below: true }))]);

const words = css({
  borderTop: `1px solid ${context.hair}`,
  padding: '9px 0',
  color: context.soft,
  fontSize: '0.9375rem',
});
const waiting = css({ display: 'grid', gap: 18, paddingTop: 14 });

/** The links of a family's menu with their sizes, or what became of them. */
export function MenuItems({ menu: { items, state }, limit }: { menu: FamilyMenu; limit?: number }) {
  if (state === 'loading') {
    return (
      <div css={waiting} role="status">
        <VisuallyHidden>{menuTexts.loading}</VisuallyHidden>
        {['72%', '58%', '80%', '64%', '50%'].map(width => (
          <Skeleton key={width} width={width} height="14px" />
        ))}
      </div>
    );
  }
  if (state === 'failed') return <p css={words}>{menuTexts.menuFailed}</p>;
  if (items.length === 0) return <p css={words}>{menuTexts.menuEmpty}</p>;
  return (
    <ul css={rows}>
      {flat(items)
        .slice(0, limit)
        .map(item => (
          <li key={item.id} data-below={item.below || undefined}>
            <MenuLink item={item}>
              {item.title}
              {item.description && <span>{item.description}</span>}
            </MenuLink>
          </li>
        ))}
    </ul>
  );
}
