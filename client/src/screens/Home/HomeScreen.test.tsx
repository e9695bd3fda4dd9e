import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examplePage } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { product, productList, review } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const main = () => within(screen.getByRole('main'));

const money = { __typename: 'Money', amount: '71.40', currency: 'ZAR' };
const told = {
  ...review({ review: '<p>It held.</p>' }),
  product: { __typename: 'SimpleProduct', id: '1', name: 'Void Label', path: '/product/void-label' },
};
const home = () => ({
  data: {
    __typename: 'Query',
    products: productList([product({ name: 'Shelf Label', price: money })]),
    reviews: { __typename: 'ReviewList', items: [told] },
  },
});

test('the home page says what the firm does', async () => {
  showSite('/', { Home: home });
  await screen.findByRole('heading', { level: 1, name: 'Experts in innovative marketing and printing solutions.' });
  expect(main().getByText(/^24 years of labels/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/labels');
  expect(main().getByRole('link', { name: 'Learn more about us' })).toHaveAttribute('href', '/about');
  expect(main().getByRole('link', { name: 'See our labels' })).toHaveAttribute('href', '/labels');
  expect(main().getByText('client satisfaction').parentElement).toHaveTextContent('98 %');
});

test('the range lists what the menus of the families hold', async () => {
  showSite('/', { Home: home });
  await screen.findByRole('heading', { name: 'The range' });
  expect(main().getByRole('link', { name: /Security void labels/ })).toHaveAttribute('href', '/products/void-labels');
});

test('/home leads to the home page', async () => {
  const { router } = showSite('/home', { Home: home });
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

test('products stand there with their prices, and what buyers wrote with what it is about', async () => {
  showSite('/', { Home: home });
  await screen.findByRole('heading', { name: 'On the shelf today' });
  expect(main().getByRole('link', { name: 'Shelf Label' })).toBeVisible();
  expect(main().getByText('All prices are per pack and include VAT.')).toBeVisible();
  expect(main().getByText('It held.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Void Label' })).toHaveAttribute('href', '/product/void-label');
});

test('a shop that does not answer leaves the page without its products', async () => {
  showSite('/', { Home: () => Promise.reject(new Error('offline')) });
  expect(await screen.findByRole('heading', { name: 'Lift the label' })).toBeVisible();
  expect(main().queryByRole('heading', { name: 'On the shelf today' })).toBeNull();
});

test('how many clients are satisfied is said only where it is configured', async () => {
  const site = { ...layoutAnswer.site, clientSatisfaction: null };
  showSite('/', { Home: home, Layout: () => ({ data: { ...layoutAnswer, site } }) });
  await screen.findByRole('heading', { level: 1 });
  expect(main().queryByText('client satisfaction')).toBeNull();
});

test('the label is lifted by the keys of its slider, and a new one is put there', async () => {
  showSite('/', { Home: home });
  const slider = await screen.findByRole('slider', { name: 'Lift', hidden: true });
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Lifted: VOID');
  fireEvent.click(screen.getByRole('button', { name: 'A new label', hidden: true }));
  expect(slider).toHaveAttribute('aria-valuetext', 'At rest');
});
