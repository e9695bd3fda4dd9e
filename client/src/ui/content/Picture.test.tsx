import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const img = () => screen.getByRole('img', { name: 'Label' });

test('a file that fails gives way to the placeholder, and a new file is tried again', () => {
  const { rerender } = render(<Picture src="/a.jpg" srcSet="/a-2.jpg 2x" alt="Label" />);
  fireEvent.error(img());
  expect(img()).toHaveAttribute('src', expect.stringContaining('label-placeholder'));
  expect(img()).not.toHaveAttribute('srcset');
  rerender(<Picture src="/b.jpg" alt="Label" />);
  expect(img()).toHaveAttribute('src', '/b.jpg');
});

test('a missing file shows the placeholder from the start', () => {
  render(<Picture src={null} alt="Label" />);
  expect(img()).toHaveAttribute('src', expect.stringContaining('label-placeholder'));
});

test('the first picture is fetched at once, others when they come near', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="Label" priority />);
  expect(img()).toHaveAttribute('loading', 'eager');
  rerender(<Picture src="/a.jpg" alt="Label" />);
  expect(img()).toHaveAttribute('loading', 'lazy');
});
