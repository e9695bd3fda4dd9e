import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} label="Cart" kind="drawer">
        <button type="button">First</button>
        <input aria-label="Wanted" data-autofocus="" />
        <button type="button" onClick={() => setOpen(false)}>
          Done
        </button>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const dialog = () => screen.getByRole('dialog', { name: 'Cart' });

test('holds nothing until it is opened, then focuses what asks for it', async () => {
  render(<Opener />);
  expect(screen.queryByRole('button', { name: 'First' })).toBeNull();
  await open();
  expect(dialog()).toHaveAttribute('open');
  expect(screen.getByLabelText('Wanted')).toHaveFocus();
});

test('gives focus back when it closes', async () => {
  render(<Opener />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('closes on a click on the scrim, and not on one inside', async () => {
  render(<Opener />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(dialog()).toBeVisible();
  await userEvent.click(dialog());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("closes on the browser's cancel event, which Escape sends", async () => {
  render(<Opener />);
  await open();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void dialog().dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
