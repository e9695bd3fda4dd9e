import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HomeQuery } from '../../gql/unmasked.ts';
import { examplePage } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { product, productList, review } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const main = () => within(screen.getByRole('main'));

const home = (): { data: HomeQuery } => ({
  data: {
    __typename: 'Query',
    products: productList([product({ name: 'Shelf Label' })]),
    reviews: { __typename: 'ReviewList', items: [review({ product: product() })] },
    frontPage: null,
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

test.each([
  ['is not for search engines while samples stand in for the shop', { sample: true }, true],
  [
    'stays in search engines while what was read before stands in for the shop',
    { asOf: '2026-11-22T08:05:00.000Z' },
    false,
  ],
])('%s', async (_, more, hidden) => {
  showSite('/', { Home: () => ({ data: { ...home().data, products: productList([product(more)], more) } }) });
  await screen.findByRole('heading', { name: 'On the shelf today' });
  const robots = document.querySelector('meta[name=robots]')!.getAttribute('content');
  expect(robots === 'noindex').toBe(hidden);
});

test('how many clients are satisfied is said only where it is configured', async () => {
  const site = { ...layoutAnswer.site, clientSatisfaction: null };
  showSite('/', { Home: home, Layout: () => ({ data: { ...layoutAnswer, site } }) });
  await screen.findByRole('heading', { level: 1 });
  expect(main().queryByText('client satisfaction')).toBeNull();
});

test('how old the firm is and where it stands is said only where that is known', async () => {
  const site = { ...layoutAnswer.site, yearsOfExperience: null, place: null };
  showSite('/', { Home: home, Layout: () => ({ data: { ...layoutAnswer, site } }) });
  expect(await screen.findByText('Labels, seals and tape')).toBeVisible();
  expect(main().getByText(/printed and die-cut for manufacturers/)).toBeVisible();
  expect(main().getByText('All of it under one roof')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/years|Johannesburg|\{\w+\}/);
  cleanup();
  const ours = {
    ...layoutAnswer.site,
    yearsOfExperience: 7,
    place: { ...layoutAnswer.site.place!, city: 'Polokwane' },
  };
  showSite('/', { Home: home, Layout: () => ({ data: { ...layoutAnswer, site: ours } }) });
  expect(await screen.findByText('7 years of labels, seals and tape')).toBeVisible();
  expect(main().getByRole('heading', { level: 3, name: '7 years of experience' })).toBeVisible();
  expect(main().getByText(/printed and die-cut in Polokwane for manufacturers/)).toBeVisible();
  expect(screen.getByText('© Diri Labels. Polokwane, South Africa.')).toBeVisible();
});

test('the label is lifted by the keys of its slider, and a new one is put there', async () => {
  showSite('/', { Home: home });
  const slider = await screen.findByRole('slider', { name: 'Lift', hidden: true });
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Lifted: VOID');
  fireEvent.click(screen.getByRole('button', { name: 'A new label', hidden: true }));
  expect(slider).toHaveAttribute('aria-valuetext', 'At rest');
});

const front = (more: Partial<NonNullable<HomeQuery['frontPage']>> = {}): { data: HomeQuery } => ({
  data: {
    ...home().data,
    frontPage: { ...examplePage('welcome', { title: 'Home' }), featuredImage: null, home: null, ...more },
  },
});

test('what WordPress says of its front page stands in the place of the texts', async () => {
  const own = {
    __typename: 'HomeFields' as const,
    heroTitle: 'Seals that tell',
    heroSubtitle: null,
    yearsOfExperience: '31',
    clientSatisfaction: '99 %',
  };
  showSite('/', {
    Home: () => front({ home: own, content: '<h2>From the press</h2><p>Words.</p>', excerptText: 'In short.' }),
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
