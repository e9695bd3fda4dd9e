import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Segments } from './Segments.tsx';

const options = [
  { value: 'a', label: '25 × 12' },
  { value: 'b', label: '38 × 19' },
  { value: 'c', label: '75 × 30', disabled: true },
];

test('is a named group of radios that a form can send', async () => {
  render(
    <form aria-label="Buy">
      <Segments legend="Size" note="38 × 19 mm" name="size" options={options} defaultValue="b" />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ size: 'b' });
  await userEvent.click(screen.getByRole('radio', { name: '25 × 12' }));
  expect(screen.getByRole('form')).toHaveFormValues({ size: 'a' });
  expect(screen.getByRole('radio', { name: '75 × 30' })).toBeDisabled();
});

test('an error is read with the group', () => {
  render(<Segments legend="Size" name="size" options={options} error="Please choose a size." />);
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a size.');
});

test('controlled, it leaves the choice to its owner', async () => {
  const onChange = vi.fn();
  render(<Segments legend="Size" name="size" options={options} value="b" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '25 × 12' }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('radio', { name: '38 × 19' })).toBeChecked();
});
