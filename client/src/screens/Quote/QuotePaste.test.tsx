import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keep, kept, known, label, open } from '../../test/quoteList.ts';

async function paste(lines: string) {
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  const area = await screen.findByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await userEvent.click(area);
  await userEvent.paste(lines);
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  return area;
}

test('a pasted list adds what is found, and keeps every other line with its reason', async () => {
  keep(label);
  const { asked } = await open(known);
  const area = await paste('SKU;Qty\nSEC-1-R;3\nNO-SUCH;2\nSEC-1-R;many\nsec-1-r;4\n');
  expect(await screen.findByText('2 products were added.')).toBeVisible();
  expect(screen.getByText('Line 3: NO-SUCH;2, not found')).toBeVisible();
  expect(screen.getByText('Line 4: SEC-1-R;many, SKU or quantity could not be read')).toBeVisible();
  expect(area).toHaveValue('NO-SUCH;2\nSEC-1-R;many');
  expect(kept()).toEqual([
    label,
    {
      productId: '1',
      productName: 'Void Label (Red)',
      quantity: 7,
      sku: 'SEC-1-R',
      price: 'ZAR\u00a071.40',
      notes: '',
    },
  ]);
  expect(asked.filter(({ name }) => name === 'Skus').map(({ variables }) => variables)).toEqual([
    { skus: ['sec-1-r', 'no-such'] },
  ]);
});

test('what is pasted below a list that is being looked up waits there', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<NonNullable<typeof known.Skus>>>>();
  await open({ Skus: () => promise });
  const area = await paste('SEC-1-R;3\nNO-SUCH;2');
  await userEvent.click(area);
  await userEvent.paste('\nSEC-1-R;9');
  await act(async () => resolve(await known.Skus!({ skus: ['sec-1-r'] })));
  expect(await screen.findByText('1 product was added.')).toBeVisible();
  expect(area).toHaveValue('NO-SUCH;2\nSEC-1-R;9');
});

test('a file is read into the list of lines', async () => {
  await open(known);
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  const file = new File(['\ufeffSEC-1,2'], 'order.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Or read a CSV or text file'), file);
  const area = screen.getByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await waitFor(() => expect(area).toHaveValue('SEC-1,2'));
  await userEvent.click(screen.getByRole('button', { name: 'Add to quote list' }));
  expect(await screen.findByText('1 product was added.')).toBeVisible();
  expect(kept()).toMatchObject([{ productName: 'Void Label', quantity: 2, price: '' }]);
});

test.each([
  ['no text', new File([new Uint8Array([80, 75, 3, 4, 0, 0, 0])], 'order.csv'), /could not be read as text/],
  ['far too long', new File(['x'.repeat(100_001)], 'order.csv'), /too long for a list of products/],
])('a file that is %s is refused', async (_what, file, words) => {
  await open();
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  await userEvent.upload(await screen.findByLabelText('Or read a CSV or text file'), file);
  const area = screen.getByRole('textbox', { name: 'SKU and quantity, one product per line' });
  await waitFor(() => expect(area).toHaveAccessibleDescription(words));
  expect(area).toHaveValue('');
});

test('a list that cannot be looked up stays where it is', async () => {
  await open({ Skus: () => Promise.reject(new Error('offline')) });
  const area = await paste('SEC-1,2');
  await waitFor(() => expect(area).toHaveAccessibleDescription(/could not be looked up/));
  expect(area).toHaveValue('SEC-1,2');
});

test('an empty list is said to be one', async () => {
  await open();
  await userEvent.click(screen.getByText('Paste a list of SKUs'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to quote list' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'SKU and quantity, one product per line' })).toBeInvalid(),
  );
});
