import { css } from '@emotion/react';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useFamilyMenus } from '../useFamilyMenus.ts';
import { MegaColumn } from './MegaColumn.tsx';
import { MegaSheet } from './MegaSheet.tsx';

const columns = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: 49px;
`;

/** The four families across the whole page; `near` once somebody is about to look at them. */
export function ProductsPanel({ near }: { near: boolean }) {
  const menus = useFamilyMenus();
  return (
    <MegaSheet>
      <Wrap css={columns}>
        {menus.map(menu => (
          <MegaColumn key={menu.family.slug} menu={menu} pictures={near ? 'eager' : 'lazy'} />
        ))}
      </Wrap>
    </MegaSheet>
  );
}
