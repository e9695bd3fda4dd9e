import { css } from '@emotion/react';
import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentOf } from '../../lib/currentOf.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { atIdle } from '../navigation/atIdle.tsx';
import { useMenuRetry } from '../useMenuRetry.ts';
import { Dropdown } from './Dropdown.tsx';
import { navItem } from './navItem.ts';

const [ProductsPanel, seekPanel] = atIdle(async () => (await import('./ProductsPanel.tsx')).ProductsPanel);

const menu = css`
  > summary {
    ${navItem}
    height: 100%;
  }
`;

/** The dropdown of the four families. */
export function ProductsMenu({ title }: { title: string }) {
  const { pathname } = useLocation();
  const retry = useMenuRetry();
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
      onNear={() => {
        seekPanel();
        startTransition(() => setNear(true));
      }}
    >
      <ProductsPanel near={near} />
    </Dropdown>
  );
}
