import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Dialog } from '../../../ui/layout/Dialog.tsx';
import { DrawerFoot } from '../../../ui/layout/DrawerFoot.tsx';
import { DrawerHead } from '../../../ui/layout/DrawerHead.tsx';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { catalogueTexts } from '../../texts.ts';
import { type Listing, listingHref, withoutFilters } from '../listing.ts';
import { FilterForm } from './FilterForm.tsx';

const body = css({ padding: '22px 26px' });
const foot = css({ display: 'flex', gap: 12, '> *': { flex: 1, paddingInline: 12 } });

const FORM = 'filters-drawer';

type FilterDrawerProps = Omit<Parameters<typeof FilterForm>[0], 'id' | 'sort'> & {
  open: boolean;
  onClose: () => void;
  total: number;
  /** The same in a sentence. That of the page is silent while the drawer lies over it. */
  count: ReactNode;
  listing: Listing;
};

/** The filters on small screens: what is chosen applies at once, 'Show' closes. */
export function FilterDrawer({ open, onClose, total, count, ...filters }: FilterDrawerProps) {
  const { base, listing } = filters;
  const show = () => {
    sendTyped(listing);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} label={catalogueTexts.filters} kind="drawer">
      <DrawerHead title={catalogueTexts.filters} closeLabel={catalogueTexts.closeFilters} onClose={onClose} />
      <div css={visuallyHidden}>{count}</div>
      <div css={body}>
        <FilterForm id={FORM} {...filters} sort={listing.sort ?? undefined} />
      </div>
      <DrawerFoot css={foot}>
        <Button variant="line" href={listingHref(base, withoutFilters(listing))}>
          {catalogueTexts.clear}
        </Button>
        <Button onClick={show}>{fillText(catalogueTexts.show, { count: total })}</Button>
      </DrawerFoot>
    </Dialog>
  );
}

/** Words that were typed and not sent are looked for: they go with the drawer. */
function sendTyped({ search }: Listing) {
  const form = document.getElementById(FORM) as HTMLFormElement | null;
  const typed = form && String(new FormData(form).get('search')).trim();
  if (form && typed !== search && typed?.length !== 1) form.requestSubmit();
}
