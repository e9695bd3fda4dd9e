import type { SeedPage } from '../types.ts';
import { page } from './page.ts';

/** What WordPress and WooCommerce make for themselves, and one page that is not ready. */
export const wordpressPages: SeedPage[] = [
  page({ slug: 'shop', title: 'Shop', content: '', date: '2024-01-08T07:00:00' }),
  page({
    slug: 'cart',
    title: 'Cart',
    date: '2024-01-08T07:00:01',
    content:
      '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading"></div><!-- /wp:woocommerce/cart -->',
  }),
  page({
    slug: 'checkout',
    title: 'Checkout',
    date: '2024-01-08T07:00:02',
    content:
      '<!-- wp:woocommerce/checkout --><div class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div><!-- /wp:woocommerce/checkout -->',
  }),
  page({
    slug: 'my-account',
    title: 'My account',
    date: '2024-01-08T07:00:03',
    content: '<!-- wp:shortcode -->[woocommerce_my_account]<!-- /wp:shortcode -->',
  }),
  page({ slug: 'blog', title: 'Blog', content: '', date: '2024-01-08T07:05:00' }),
  page({
    slug: 'careers',
    title: 'Careers',
    status: 'draft',
    date: '2026-11-09T15:00:00',
    content: '<p>We are looking for a second press operator. Wording to be agreed with Pieter.</p>',
  }),
];
