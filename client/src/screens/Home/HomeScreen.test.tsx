import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examplePage } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

const main = () => within(screen.getByRole('main'));

test('the home page says what the firm does, and asks for the layout and the front page alone', async () => {
  const { asked } = showSite('/');
  await screen.findByRole('heading', { level: 1, name: 'Experts in innovative marketing and printing solutions.' });
  expect(main().getByText(/^24 years of labels/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/labels');
  expect(main().getByRole('link', { name: 'Learn more about us' })).toHaveAttribute('href', '/about');
  expect(main().getByRole('link', { name: 'See our labels' })).toHaveAttribute('href', '/labels');
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(['Layout', 'Home']));
  expect(asked).toHaveLength(2);
});

test('the range lists what the menus of the families hold', async () => {
  showSite('/');
  await screen.findByRole('heading', { name: 'The range' });
  expect(main().getByRole('link', { name: /Security void labels/ })).toHaveAttribute('href', '/products/void-labels');
});

test('/home leads to the home page', async () => {
  const { router } = showSite('/home');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/');
});

const front = (more: object = {}) => ({
  data: {
    __typename: 'Query',
    frontPage: { ...examplePage('welcome', { path: '/', title: 'Home' }), asOf: null, seo: null, home: null, ...more },
  },
});

test('what WordPress says of its front page stands in the place of the texts', async () => {
  const home = {
    heroTitle: 'Seals that tell',
    heroSubtitle: null,
    yearsOfExperience: '31',
    clientSatisfaction: '99 %',
  };
  showSite('/', {
    Home: () => front({ home, content: '<h2>From the press</h2><p>Words.</p>', excerptText: 'In short.' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Seals that tell' });
  expect(main().getByText('In short.')).toBeVisible();
  expect(main().getByText(/^31 years of labels/)).toBeVisible();
  expect(main().getByRole('heading', { level: 3, name: '31 years of experience' })).toBeVisible();
  expect(main().getByText('client satisfaction').nextSibling).toHaveTextContent('99 %');
  expect(main().getByRole('heading', { level: 2, name: 'From the press' })).toBeVisible();
});

test('a front page without words of its own keeps the texts', async () => {
  const words = 'Labels and seals for whoever must prove that nothing was opened.';
  showSite('/', { Home: () => front({ content: `<p>${words}</p>`, excerptText: words }) });
  await screen.findByRole('heading', { level: 1, name: 'Experts in innovative marketing and printing solutions.' });
  expect(main().getAllByText(words)).toHaveLength(1);
  expect(document.title).toContain('Security, regulatory and tamper evident labels');
});
