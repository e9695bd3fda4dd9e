import type { Features } from '../features.ts';
import type { Upstream } from '../http.ts';
import { type Attributes, createAttributes } from './attribute.ts';
import { createProductCategories, type ProductCategories } from './category.ts';
import { type Currencies, createCurrencies } from './currency.ts';
import { type Customers, createCustomers } from './customer.ts';
import { createDestinations, type Destinations } from './destinations.ts';
import type { ShopOptions } from './options.ts';
import { createOrders, type Orders } from './order.ts';
import { createOrderRecords, type OrderRecords } from './orderRecord.ts';
import { createPaymentMethods, type PaymentMethods } from './paymentMethod.ts';
import { createPluginRoutes, type PluginRoutes } from './plugin.ts';
import { createProducts, type Products } from './product.ts';
import { createReviews, type Reviews } from './reviews/review.ts';
import { type AccountSettings, createAccountSettings } from './settings/accountSettings.ts';
import { createGeneralSettings } from './settings/generalSettings.ts';
import { createProductSettings, type ProductSettings } from './settings/productSettings.ts';
import { createTaxSettings } from './settings/taxSettings.ts';
import { createTaxations, type Taxations } from './taxation.ts';
import { createVariations, type Variations } from './variation.ts';
import { createVersions, type Versions } from './version.ts';

/** The shop service: one member per REST collection. */
export interface Shop {
  upstream: Upstream;
  features: Features;
  products: Products;
  variations: Variations;
  reviews: Reviews;
  /** as far as a buyer sees of the order just placed */
  orders: Orders;
  /** whole, of everyone: for the operator */
  orderRecords: OrderRecords;
  customers: Customers;
  categories: ProductCategories;
  attributes: Attributes;
  currencies: Currencies;
  paymentMethods: PaymentMethods;
  taxations: Taxations;
  destinations: Destinations;
  productSettings: ProductSettings;
  accountSettings: AccountSettings;
  plugin: PluginRoutes;
  versions: Versions;
}

export function createShop(options: ShopOptions): Shop {
  const [generalSettings, taxSettings] = [createGeneralSettings(options), createTaxSettings(options)];
  const money = { generalSettings, taxSettings };
  return {
    upstream: options.upstream,
    features: options.features,
    products: createProducts(options),
    variations: createVariations(options),
    reviews: createReviews(options),
    orders: createOrders(options),
    orderRecords: createOrderRecords(options),
    customers: createCustomers(options),
    categories: createProductCategories(options),
    attributes: createAttributes(options),
    currencies: createCurrencies(options, money),
    paymentMethods: createPaymentMethods(options),
    taxations: createTaxations(options, money),
    destinations: createDestinations(options, generalSettings),
    productSettings: createProductSettings(options),
    accountSettings: createAccountSettings(options),
    plugin: createPluginRoutes(options),
    versions: createVersions(options),
  };
}
