import { data, useLoaderData } from 'react-router-dom';
import { cartCrumbs } from '../../cart/cartCrumbs.ts';
import { type Countries, deliveryCountries } from '../../cart/delivery/deliveryCountries.ts';
import { type LoadedCart, loadCart } from '../../cart/store/loadCart.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useCart } from '../../cart/useCart.ts';
import type { Ask } from '../../data/ask.ts';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CartBody } from './CartBody.tsx';

type Loaded = LoadedCart & { countries?: Countries };

/** What is offered without scripts comes with the page; a browser asks for it once it shows the cart. */
export async function load(ask: Ask) {
  const cart = await loadCart(ask);
  if (cart.data.kind !== 'ready') return cart;
  return data<Loaded>({ ...cart.data, countries: await deliveryCountries(ask) });
}

export function Screen() {
  const loaded = useLoaderData() as Loaded;
  const { view, store } = useCart(loaded);
  return (
    <>
      <Seo title={basketTexts.title} description={basketTexts.description} path={null} noindex />
      <PageHead title={basketTexts.title} crumbs={cartCrumbs} />
      <CartBody
        view={view}
        store={store}
        countries={loaded.countries}
        requestId={loaded.kind === 'failed' ? loaded.requestId : null}
      />
    </>
  );
}
