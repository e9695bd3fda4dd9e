import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { CURRENCIES } from './currencyNames.ts';
import { refuseList } from './shop.ts';

/** The versions this service behaves like, and how the shop writes prices. */
export const systemStatus = (rest: Rest): Route[] => [
  { path: '/wc/v3/system_status', GET: { permit: refuseList, answer: () => ({ body: status(rest) }) } },
];

function status(rest: Rest) {
  const { currency } = rest.database.site;
  return {
    environment: {
      home_url: rest.home,
      site_url: rest.home,
      version: '10.9.4',
      wp_version: '6.9.7',
      wp_multisite: false,
      language: 'en_US',
      external_object_cache: false,
    },
    settings: {
      api_enabled: false,
      force_ssl: false,
      currency,
      currency_symbol: CURRENCIES[currency]?.[1] ?? currency,
      currency_position: 'left',
      thousand_separator: ' ',
      decimal_separator: '.',
      number_of_decimals: 2,
      geolocation_enabled: false,
      taxonomies: { external: 'external', grouped: 'grouped', simple: 'simple', variable: 'variable' },
      product_visibility_terms: {
        'exclude-from-catalog': 'exclude-from-catalog',
        'exclude-from-search': 'exclude-from-search',
        featured: 'featured',
        outofstock: 'outofstock',
        ...Object.fromEntries([1, 2, 3, 4, 5].map(stars => [`rated-${stars}`, `rated-${stars}`])),
      },
      woocommerce_com_connected: 'no',
      enforce_approved_download_dirs: true,
      order_datastore: 'Automattic\\WooCommerce\\Internal\\DataStores\\Orders\\OrdersTableDataStore',
      HPOS_enabled: true,
      HPOS_sync_enabled: false,
      enabled_features: ['order_attribution', 'product_block_editor'],
    },
  };
}
