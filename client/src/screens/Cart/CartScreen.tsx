import { useLoaderData } from 'react-router-dom';
import { cartCrumbs } from '../../cart/cartCrumbs.ts';
import type { LoadedCart } from '../../cart/store/loadCart.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useCart } from '../../cart/useCart.ts';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CartBody } from './CartBody.tsx';

export { loadCart as load } from '../../cart/store/loadCart.ts';

export function Screen() {
  const loaded = useLoaderData() as LoadedCart;
  const { view, store } = useCart(loaded);
  return (
    <>
      <Seo title={basketTexts.title} description={basketTexts.description} path={null} noindex />
      <PageHead title={basketTexts.title} crumbs={cartCrumbs} />
      <CartBody view={view} store={store} requestId={loaded.kind === 'failed' ? loaded.requestId : null} />
    </>
  );
}
