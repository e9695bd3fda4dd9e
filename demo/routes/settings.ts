import { refuse } from '../rest/error.ts';
import type { Rest } from '../rest/rest.ts';
import { isAdmin, type Route } from '../rest/route.ts';

export const settings = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/settings',
    GET: {
      permit: call =>
        isAdmin(call) ? null : refuse(call.user !== null, 'rest_forbidden', 'Sorry, you are not allowed to do that.'),
      answer: () => ({ body: settingsWire(rest) }),
    },
    unbuilt: ['POST', 'PUT', 'PATCH'],
  },
];

export const logoOf = (rest: Rest) =>
  rest.database.all('media').find(media => media.key === rest.database.site.logo)?.id ?? null;

export const pageId = (rest: Rest, slug: string) =>
  rest.database.all('articles').find(row => row.type === 'page' && row.slug === slug)?.id ?? 0;

function settingsWire(rest: Rest) {
  const { site } = rest.database;
  return {
    title: site.name,
    description: site.description,
    url: rest.home,
    email: 'operator@example.test',
    timezone: site.timezone,
    date_format: 'F j, Y',
    time_format: 'g:i a',
    start_of_week: 1,
    language: 'en_US',
    use_smilies: true,
    default_category: 1,
    default_post_format: '0',
    posts_per_page: 10,
    show_on_front: 'page',
    page_on_front: pageId(rest, 'home'),
    page_for_posts: pageId(rest, 'blog'),
    default_ping_status: 'open',
    default_comment_status: 'open',
    site_logo: logoOf(rest),
    site_icon: 0,
    pickup_location_settings: [],
    pickup_locations: [],
    woocommerce_default_catalog_orderby: 'menu_order',
    woocommerce_checkout_phone_field: 'optional',
    woocommerce_checkout_company_field: 'hidden',
    woocommerce_checkout_address_2_field: 'optional',
  };
}
