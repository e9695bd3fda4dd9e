import type { SeedMenu, SeedMenuItem } from '../types.ts';
import { megaMenus } from './mega.ts';

const page = (title: string, slug: string, children?: SeedMenuItem[]): SeedMenuItem => ({
  title,
  target: { type: 'page', slug },
  children,
});
const category = (title: string, slug: string, children?: SeedMenuItem[]): SeedMenuItem => ({
  title,
  target: { type: 'product_cat', slug },
  children,
});
const product = (title: string, slug: string): SeedMenuItem => ({ title, target: { type: 'product', slug } });
const link = (title: string, url: string, window?: '_blank'): SeedMenuItem => ({
  title,
  target: { type: 'custom', url },
  window,
});

const primary: SeedMenu = {
  slug: 'primary',
  name: 'Primary',
  id: 16,
  location: 'primary',
  items: [
    { title: 'Home', target: { type: 'custom', url: '{{home}}/' } },
    {
      title: 'Products',
      target: { type: 'page', slug: 'shop' },
      children: [
        category('Regulatory Products', 'regulatory', [
          category('ICASA labels', 'icasa-labels'),
          category('ZICTA labels', 'zicta-labels'),
          category('SABS labels', 'sabs-labels'),
        ]),
        category('Security Products', 'security', [
          category('Void labels', 'void-labels'),
          category('Warranty seals', 'warranty-seals'),
          category('Security tape', 'security-tape'),
        ]),
        category('Specialty Products', 'specialty', [
          category('Intrinsic safety', 'intrinsic-safety'),
          category('Micro seals', 'micro-seals'),
        ]),
        category('General Products', 'general', [
          category('Box sealing tape', 'box-sealing-tape'),
          category('Asset tags', 'asset-tags'),
        ]),
      ],
    },
    page('Services', 'services'),
    page('Blog', 'blog'),
    page('About', 'about'),
  ],
};

const footer: SeedMenu = {
  slug: 'footer',
  name: 'Footer',
  location: 'footer',
  items: [
    category('Regulatory', 'regulatory'),
    category('Security', 'security'),
    category('Specialty', 'specialty'),
    category('General', 'general'),
    page('Terms of Service', 'terms-of-service'),
    page('Cookies', 'cookies'),
    link('Privacy Policy', '{{media:privacy-policy-pdf}}', '_blank'),
  ],
};

const company: SeedMenu = {
  slug: 'company',
  name: 'Company',
  location: 'company',
  items: [
    page('Home', 'home'),
    page('About', 'about', [
      page('Materials', 'materials', [
        page('Artwork guidelines', 'artwork-guidelines'),
        product('Sample book', 'void-label-sample-book'),
      ]),
      page('Delivery', 'delivery'),
    ]),
    page('Regulatory guide', 'regulatory-guide', [
      page('ICASA', 'icasa', [product('Wording check', 'regulatory-wording-check')]),
      page('ZICTA', 'zicta'),
      page('SABS', 'sabs'),
    ]),
    page('Contact', 'contact'),
    page('Request Quote', 'request-quote'),
  ],
};

const social: SeedMenu = {
  slug: 'social',
  name: 'Social',
  location: 'social',
  items: [
    link('LinkedIn', 'https://www.linkedin.example/company/diri-labels', '_blank'),
    link('Facebook', 'https://www.facebook.example/dirilabels', '_blank'),
    link('X', 'https://x.example/dirilabels', '_blank'),
  ],
};

/** For the help column: among its links one that leads out and one that leads nowhere. */
const help: SeedMenu = {
  slug: 'help',
  name: 'Help',
  items: [
    page('Frequently asked questions', 'faq'),
    { title: 'How void labels work', target: { type: 'post', slug: 'how-a-void-label-knows-it-was-lifted' } },
    { title: 'Security articles', target: { type: 'category', slug: 'security' } },
    link('ICASA type approval', 'https://www.icasa.org.za/pages/type-approval', '_blank'),
    link('Price list 2019', '{{home}}/downloads/price-list-2019/'),
  ],
};

export const menus: SeedMenu[] = [primary, ...megaMenus, footer, company, social, help];
