import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/catalog?page=${page}`;
const numbers = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(link => link.textContent);

test('links to five pages around the current one, to the last and to the next', () => {
  render(<Pagination page={4} totalPages={9} hrefFor={hrefFor} />);
  expect(numbers()).toEqual(['2', '3', '4', '5', '6']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 4');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/catalog?page=3');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/catalog?page=5');
});

test('has no link back from the first page and none on from the last', () => {
  const { rerender } = render(<Pagination page={1} totalPages={2} hrefFor={hrefFor} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination page={2} totalPages={2} hrefFor={hrefFor} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
});

test('offers every page where that is asked for', () => {
  render(<Pagination page={1} totalPages={8} hrefFor={hrefFor} buttons={Number.POSITIVE_INFINITY} />);
  expect(numbers()).toHaveLength(8);
});

test('shows nothing where there is one page', () => {
  const { container } = render(<Pagination page={1} totalPages={1} hrefFor={hrefFor} />);
  expect(container).toBeEmptyDOMElement();
});
