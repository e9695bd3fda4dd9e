import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Notifications } from './Notifications.tsx';
import { type Notify, useNotify } from './notify.ts';

function Teller({ words }: { words: Parameters<Notify>[0] }) {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify(words)}>
      Tell
    </button>
  );
}

function show(words: Parameters<Notify>[0]) {
  render(
    <Notifications>
      <Teller words={words} />
    </Notifications>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Tell' }));
}

const place = () => screen.getByRole('region', { name: 'Notifications' });

test('tells what happened, politely: readers know the place before there are words in it', async () => {
  render(<Notifications>{null}</Notifications>);
  expect(place()).toHaveAttribute('aria-live', 'polite');
  expect(place()).toBeEmptyDOMElement();
  cleanup();
  await show({ type: 'success', title: 'Added to Cart', message: 'Security Void Label' });
  expect(await screen.findByText('Security Void Label')).toBeVisible();
  expect(place()).toHaveTextContent('Added to CartSecurity Void Label');
});

test('an error interrupts', async () => {
  await show({ type: 'error', title: 'Failed to Add to Cart' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to Add to Cart');
});

test('each stands by itself and is closed by hand', async () => {
  await show({ type: 'info', title: 'Added to quote list' });
  await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
  expect(await screen.findAllByText('Added to quote list')).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.getAllByText('Added to quote list')).toHaveLength(1);
});

test('closes itself when its time is over', async () => {
  await show({ type: 'warning', title: 'Stock is low', duration: 50 });
  await expect.poll(() => screen.queryByText('Stock is low')).toBeNull();
});
