import { css } from '@emotion/react';
import { surface } from '../../theme/surface.ts';
import { shadow } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useFamilyMenus } from '../useFamilyMenus.ts';
import { MegaColumn } from './MegaColumn.tsx';
import { MegaFoot } from './MegaFoot.tsx';

const panel = css`
  position: absolute;
  left: 0;
  right: 0;
  top: calc(100% + 2px);
  z-index: 30;
  box-shadow: ${shadow.menu};
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: 49px;
`;

/** The four families across the whole page; `near` once somebody is about to look at them. */
export function ProductsPanel({ near }: { near: boolean }) {
  const menus = useFamilyMenus();
  return (
    <div css={[surface.sheet, panel]}>
      <Wrap css={columns}>
        {menus.map(menu => (
          <MegaColumn key={menu.family.slug} menu={menu} pictures={near ? 'eager' : 'lazy'} />
        ))}
      </Wrap>
      <MegaFoot />
    </div>
  );
}
