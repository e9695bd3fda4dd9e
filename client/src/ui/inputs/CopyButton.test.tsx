import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const show = () => {
  const user = userEvent.setup();
  render(<CopyButton what="IBAN" value="DE00 1234" />);
  return user;
};

test('what is copied is said', async () => {
  await show().click(screen.getByRole('button', { name: 'Copy IBAN' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('DE00 1234');
});

test.each([
  ['refuses', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))],
  ['is missing', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
])('where the clipboard %s the value stands there selected, and that is said', async (_, refuse) => {
  const user = show();
  const refusal = refuse();
  await user.click(screen.getByRole('button', { name: 'Copy IBAN' }));
  refusal.mockRestore();
  const value = await screen.findByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
  expect(value).toHaveFocus();
  expect(value.value.slice(value.selectionStart!, value.selectionEnd!)).toBe('DE00 1234');
  expect(value).toHaveAccessibleDescription(/^It could not be copied/);
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Copy IBAN' })).toBeVisible();
});
