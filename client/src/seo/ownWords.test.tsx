import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examplePage } from '../test/contentAnswers.ts';
import { product, productList } from '../test/products.ts';
import { type Answers, showSite } from '../test/showSite.tsx';

const seo = {
  __typename: 'SeoWords' as const,
  title: 'Words for engines',
  description: 'What a plugin says of it.',
  noindex: false,
  image: null,
};
const family = {
  __typename: 'ProductCategory' as const,
  id: '12',
  name: 'Security Products',
  path: '/products/security',
  description: '',
  products: productList([product()]),
};
const NONE = { regulatory: null, specialty: null, general: null };

const answers = (said: typeof seo): Answers => {
  const page = (slug: string) => examplePage(slug, { seo: said, quote: null });
  return {
    Contact: () => ({ data: { page: page('contact') } }),
    Quote: () => ({ data: { page: page('request-quote'), site: { __typename: 'Site', deliveryCountries: [] } } }),
    Labels: () => ({ data: { page: page('labels'), security: family, ...NONE } }),
    Services: () => ({
      data: {
        page: page('services'),
        productCategory: { ...family, seo: null, children: [] },
        products: family.products,
      },
    }),
  };
};

const meta = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
const screens = [
  ['/contact', 'Contact Us'],
  ['/request-quote', 'Request a quote for custom labels'],
  ['/labels', 'The page labels'],
  ['/services', 'The page services'],
] as const;

test.each(screens)('%s is told of in the words of the editor’s plugin, its heading stays', async (path, heading) => {
  showSite(path, answers(seo));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Words for engines | Diri Labels'));
  expect(meta('description')).toBe('What a plugin says of it.');
  expect(meta('robots')).not.toContain('noindex');
});

test.each(screens)('%s is hidden where the plugin hides it', async path => {
  showSite(path, answers({ ...seo, noindex: true }));
  await waitFor(() => expect(meta('robots')).toBe('noindex'));
});

test('a contact page that WordPress cannot give just now stands all the same', async () => {
  showSite('/contact', { Contact: () => ({ errors: [{ message: 'WordPress did not answer.' }] }) });
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Contact Us | Diri Labels'));
});
