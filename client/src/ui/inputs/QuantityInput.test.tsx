import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuantityInput } from './QuantityInput.tsx';

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const less = () => screen.getByRole('button', { name: 'One less' });
const more = () => screen.getByRole('button', { name: 'One more' });

test('a press on a step says what it came to, and what is typed is left to the field', async () => {
  const { container } = render(<QuantityInput of="Label 1" defaultValue={2} />);
  const said = container.querySelector('[aria-live]');
  expect(said).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'One more: Label 1' }));
  expect(said).toHaveTextContent('Quantity of Label 1: 3');
  await userEvent.type(screen.getByRole('spinbutton'), '4');
  expect(said).toBeEmptyDOMElement();
});

test('counts up and down, not below one, and tells each step', async () => {
  const onChange = vi.fn();
  render(<QuantityInput onChange={onChange} />);
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more());
  await userEvent.click(more());
  await userEvent.click(less());
  expect(field()).toHaveValue(2);
  expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
});

test.each(['0', '-3', '1.5', 'abc', ''])('%j becomes 1 when the field is left', async typed => {
  render(<QuantityInput defaultValue={4} />);
  await userEvent.clear(field());
  if (typed) await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field()).toHaveValue(1);
});

test('goes down to zero where zero removes', async () => {
  const onChange = vi.fn();
  render(<QuantityInput min={0} value={1} onChange={onChange} />);
  await userEvent.click(less());
  expect(onChange).toHaveBeenCalledWith(0);
});

test('stops at the most that is in stock', async () => {
  render(<QuantityInput max={5} defaultValue={4} />);
  await userEvent.click(more());
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(field());
  await userEvent.type(field(), '99');
  await userEvent.tab();
  expect(field()).toHaveValue(5);
});

test('goes by whole packs, and rounds up what is typed between two', async () => {
  const onChange = vi.fn();
  render(<QuantityInput min={0} max={95} step={10} value={20} onChange={onChange} />);
  await userEvent.click(more());
  await userEvent.clear(field());
  await userEvent.type(field(), '42');
  await userEvent.tab();
  expect(field()).toHaveValue(50);
  expect(field()).toBeValid();
  await userEvent.clear(field());
  await userEvent.type(field(), '99');
  await userEvent.tab();
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(less());
  expect(onChange.mock.calls).toEqual([[30], [50], [90], [80]]);
});

test('asks for a pack where less than one is in stock, never for none', async () => {
  const onChange = vi.fn();
  render(<QuantityInput min={0} max={3} step={10} value={20} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '30');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[10]]);
});

test('goes on from what was taken before it came in packs', async () => {
  render(<QuantityInput min={0} step={10} defaultValue={25} />);
  await userEvent.click(less());
  expect(field()).toHaveValue(20);
});

test('keeps the focus on the button by which an end was reached, which does nothing more', async () => {
  const onChange = vi.fn();
  render(<QuantityInput defaultValue={2} onChange={onChange} />);
  less().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onChange.mock.calls).toEqual([[1]]);
  expect(field()).toHaveValue(1);
  expect(less()).toBeEnabled();
  expect(less()).toHaveFocus();
});

test('its buttons are told apart where a page has several', () => {
  render(<QuantityInput of="Branded Box Sealing Tape" />);
  expect(screen.getByRole('spinbutton')).toHaveAccessibleName('Quantity of Branded Box Sealing Tape');
  const names = screen.getAllByRole('button').map(button => button.ariaLabel);
  expect(names).toEqual(['One less: Branded Box Sealing Tape', 'One more: Branded Box Sealing Tape']);
});

test('cannot be changed where its line cannot', () => {
  render(<QuantityInput disabled defaultValue={2} />);
  for (const part of [less(), field(), more()]) expect(part).toBeDisabled();
});

test('follows a value that is set from outside', () => {
  const { rerender } = render(<QuantityInput value={2} />);
  rerender(<QuantityInput value={7} />);
  expect(field()).toHaveValue(7);
});

test('is a named number field, so that a form without scripts can send it', () => {
  render(
    <form aria-label="Buy">
      <QuantityInput name="quantity" defaultValue={3} />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ quantity: 3 });
});
