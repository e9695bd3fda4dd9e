import { css } from '@emotion/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { media, space } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { FilterDrawer as Drawer } from './FilterDrawer.tsx';

// Few open it, and whoever will shows it a moment before.
const getDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await getDrawer()).FilterDrawer }));
const onApproach = () => void getDrawer().catch(() => {});

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
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        css={button}
        variant="line"
        size="sm"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        {catalogueTexts.filters}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <FilterDrawer open={open} onClose={() => setOpen(false)} {...filters} />
        </Suspense>
      )}
    </>
  );
}
