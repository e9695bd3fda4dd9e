import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { addTexts } from '../../cart/adding/addTexts.ts';
import { noticeKind } from '../../cart/noticeKind.ts';
import { hasCart, readCount, subscribeCount } from '../../cart/store/count.ts';
import { useAsk } from '../../data/useAsk.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { useWanted } from '../../lib/later/useWanted.ts';
import { whenIdle } from '../../lib/later/whenIdle.ts';
import { useNotify } from '../../notifications/notify.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

const getDrawer = async () => (await import('../../cart/drawer/CartDrawer.tsx')).CartDrawer;

/** The cart with its count: a link to the cart until there are scripts, then the way to the drawer. */
export function CartButton() {
  const ask = useAsk();
  const hydrated = useHydrated();
  const count = useSyncExternalStore(subscribeCount, readCount, () => 0);
  const { pathname } = useLocation();
  const [CartDrawer, want, ahead] = useWanted(getDrawer, '/cart');
  // A link inside leads to another page, where nobody has opened it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const notify = useNotify();
  // Only a visitor who has a cart is asked for it, and only once the page stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(
    () =>
      whenIdle(async () => {
        if (!hasCart()) return;
        const { cartStore } = await import('../../cart/store/cartStore.ts');
        const action = { label: addTexts.view, href: '/cart' };
        for (const { code, message } of await cartStore(ask).start())
          notify({ type: noticeKind(code), title: message, action });
      }),
    [],
  );
  const words = count === 1 ? addTexts.iconOne : addTexts.iconMany;
  const label = count > 0 ? fillText(words, { count }) : addTexts.icon;
  const onClick = () => {
    want();
    setOpenAt(pathname);
  };
  return (
    <>
      <IconButton
        icon="cart"
        label={label}
        {...(hydrated ? { count, 'aria-haspopup': 'dialog', onClick, ...ahead } : { href: '/cart' })}
      />
      {CartDrawer && <CartDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} />}
    </>
  );
}
