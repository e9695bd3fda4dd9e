import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { useWanted } from '../../../lib/later/useWanted.ts';
import { media, space } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { FilterDrawer as Drawer } from './FilterDrawer.tsx';

// Few open it, and whoever will shows it a moment before.
const getDrawer = async () => (await import('./FilterDrawer.tsx')).FilterDrawer;

const button = css`
  display: none;
  ${media.tablet} {
    @media (scripting: enabled) {
      display: inline-flex;
    }
  }
  ${media.phone} {
    flex: 1;
    min-height: ${space.control};
  }
`;

/** Opens the filters on small screens. */
export function FilterButton(filters: Omit<ComponentProps<typeof Drawer>, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  // This page, loaded anew.
  const [FilterDrawer, want, ahead] = useWanted(getDrawer, '');
  const show = () => {
    want();
    setOpen(true);
  };
  return (
    <>
      <Button css={button} variant="line" size="sm" {...ahead} onClick={show}>
        <Icon name="filter" />
        {catalogueTexts.filters}
      </Button>
      {FilterDrawer && <FilterDrawer open={open} onClose={() => setOpen(false)} {...filters} />}
    </>
  );
}
