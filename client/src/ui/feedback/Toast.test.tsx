import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('closes itself after 5000 ms', () => {
  const onClose = vi.fn();
  render(<Toast kind="success" title="Added to Cart" onClose={onClose} />);
  expect(screen.getByText('Added to Cart')).toBeVisible();
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('waits while it is pointed at, then runs on', () => {
  const onClose = vi.fn();
  render(<Toast kind="info" title="Added to quote list" onClose={onClose} />);
  pass(3000);
  fireEvent.mouseEnter(screen.getByText('Added to quote list'));
  pass(60_000);
  fireEvent.mouseLeave(screen.getByText('Added to quote list'));
  pass(1999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an error interrupts, and is closed by hand', () => {
  const onClose = vi.fn();
  render(<Toast kind="error" title="Failed to Add to Cart" duration={0} onClose={onClose} />);
  pass(60_000);
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('whoever comes by to close it goes on where they were', () => {
  render(
    <>
      <button type="button">Add to cart</button>
      <Toast kind="success" title="Added to Cart" onClose={() => {}} />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Add to cart' }).focus());
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
});
