import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { product, productList } from '../test/products.ts';
import { open as openQuote } from '../test/quoteList.ts';
import { showSite } from '../test/showSite.tsx';

// Their code does not come, as where the line breaks or another release answers.
vi.mock('../cart/drawer/CartDrawer.tsx', () => ({}));
vi.mock('../cart/store/cartStore.ts', () => ({}));
vi.mock('../layout/search/SearchOverlay.tsx', () => ({}));
vi.mock('../quote/list/PasteForm.tsx', () => ({}));
vi.mock('../ui/inputs/phone/CountrySearch.tsx', () => ({}));

// Where there is a line, another page is loaded instead, which no test has.
beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

const name = () => screen.getByRole('textbox', { name: 'Name' });

test.each(['Cart', 'Search'])('%s: without the code of what a button opens the page stays as it is', async button => {
  await openQuote();
  await userEvent.type(name(), 'Lerato');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(name()).toHaveValue('Lerato');
});

test('without the code of its search the list of countries is the browser’s own', async () => {
  await openQuote();
  await userEvent.type(name(), 'Lerato');
  const countries = screen.getByRole('combobox', { name: 'Country code' });
  const isKept = () => {
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    countries.dispatchEvent(press);
    return press.defaultPrevented;
  };
  expect(isKept()).toBe(true);
  await waitFor(() => expect(isKept()).toBe(false));
  expect(name()).toHaveValue('Lerato');
});

test('without the code of a part the form around it stays, and the part says so', async () => {
  await openQuote();
  await userEvent.type(name(), 'Lerato');
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('This part of the page could not be loaded just now.');
  expect(within(said).getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/request-quote');
  expect(name()).toHaveValue('Lerato');
});

test('where a newer release has replaced the code of the cart, the browser posts the product by itself', async () => {
  vi.stubGlobal('fetch', async () => new Response(null));
  showSite('/catalog', { Catalogue: () => ({ data: { __typename: 'Query', products: productList([product()]) } }) });
  const button = await screen.findByRole('button', { name: 'Add to cart: Void Label' });
  const posted = new Promise<FormData>(resolve => {
    window.addEventListener('submit', event => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      resolve(new FormData(event.target as HTMLFormElement, event.submitter));
    });
  });
  await userEvent.click(button);
  expect(JSON.parse(String((await posted).get('add')))).toMatchObject({ product: '1' });
  expect(screen.queryByText('Failed to Add to Cart')).toBeNull();
});
