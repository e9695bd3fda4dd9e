import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentOf } from '../../lib/currentOf.ts';
import { surface } from '../../theme/surface.ts';
import { shadow } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useFamilyMenus } from '../useFamilyMenus.ts';
import { Dropdown } from './Dropdown.tsx';
import { MegaColumn } from './MegaColumn.tsx';
import { MegaFoot } from './MegaFoot.tsx';
import { navItem } from './navItem.ts';

const menu = css`
  > summary {
    ${navItem}
  }
`;

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

/** The dropdown of the four families across the whole page. */
export function ProductsMenu({ title }: { title: string }) {
  const { pathname } = useLocation();
  const { menus, retry } = useFamilyMenus();
  const [near, setNear] = useState(false);
  const label = (
    <>
      {title}
      <Icon name="down" />
    </>
  );
  return (
    <Dropdown
      css={menu}
      label={label}
      current={currentOf(pathname, '/catalog') && 'true'}
      scrim
      onOpen={retry}
      onNear={() => setNear(true)}
    >
      <div css={[surface.sheet, panel]}>
        <Wrap css={columns}>
          {menus.map(column => (
            <MegaColumn key={column.family.slug} menu={column} pictures={near ? 'eager' : 'lazy'} />
          ))}
        </Wrap>
        <MegaFoot />
      </div>
    </Dropdown>
  );
}
