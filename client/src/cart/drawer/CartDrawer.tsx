import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { DrawerHead } from '../../ui/layout/DrawerHead.tsx';
import { addTexts } from '../adding/addTexts.ts';
import { countOf } from '../store/lines.ts';
import { basketTexts } from '../texts.ts';
import { useCart } from '../useCart.ts';
import { DrawerBody } from './DrawerBody.tsx';

const body = css({ display: 'flex', flexDirection: 'column', flex: 1 });

/** The cart beside any page: what is in it, what it comes to, and the ways on. */
export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { view, store } = useCart();
  const count = countOf(view.lines);
  return (
    <Dialog open={open} onClose={onClose} label={addTexts.icon} kind="drawer">
      <DrawerHead
        title={count > 0 ? fillText(basketTexts.drawer, { count }) : addTexts.icon}
        closeLabel={basketTexts.close}
        onClose={onClose}
      />
      <div css={body}>
        <DrawerBody view={view} store={store} onClose={onClose} />
      </div>
    </Dialog>
  );
}
