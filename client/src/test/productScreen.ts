import { screen } from '@testing-library/react';
import type { ProductQuery } from '../gql/unmasked.ts';
import { money } from './products.ts';
import { showSite } from './showSite.tsx';

export const open = (answered: ProductQuery['product'], query = '') => {
  const { asked, router } = showSite(`/product/void-label${query}`, {
    Product: () => ({ data: { __typename: 'Query', product: answered } }),
  });
  return {
    questions: () => asked.filter(({ name }) => name === 'Product'),
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

/** The price beside the choice; a phone's bar says it again. */
export const price = async (text: string) => (await screen.findAllByText(text))[0] as HTMLElement;
export const choice = (name: string) => screen.getByRole('radio', { name });
/** What the quote page is asked for. */
export const quoted = () => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Request Quote' });
  return [form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))];
};

export const step = (quantity: number, amount: string) => ({
  __typename: 'PriceBreak' as const,
  quantity,
  price: money(amount),
});
export const packed = (pack: string) => [{ __typename: 'MetaEntry' as const, key: 'pack', value: pack }];
