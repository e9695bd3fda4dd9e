import { css } from '@emotion/react';
import { layoutTexts } from '../../../../rules/texts/layout/layout.ts';
import { media, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { atIdle } from '../navigation/atIdle.tsx';
import { useMenuRetry } from '../useMenuRetry.ts';
import type { NavItem } from './arrangeNav.ts';
import { Dropdown } from './Dropdown.tsx';

const [BurgerPanel, seekPanel] = atIdle(async () => (await import('./BurgerPanel.tsx')).BurgerPanel);

const burger = css`
  display: none;
  ${media.tablet} {
    display: block;
  }
  > summary {
    display: grid;
    place-items: center;
    width: ${space.touch};
    height: ${space.touch};
    > svg {
      width: 22px;
      height: 22px;
    }
  }
  &[open] > summary > svg:first-of-type,
  &:not([open]) > summary > svg:last-of-type {
    display: none;
  }
`;

/** The menus of a small screen. */
export function BurgerMenu({ items }: { items: readonly NavItem[] }) {
  const retry = useMenuRetry();
  const label = (
    <>
      <Icon name="menu" />
      <Icon name="close" />
    </>
  );
  return (
    <Dropdown css={burger} label={label} name={layoutTexts.menu} scrim onOpen={retry} onNear={seekPanel}>
      <BurgerPanel items={items} />
    </Dropdown>
  );
}
