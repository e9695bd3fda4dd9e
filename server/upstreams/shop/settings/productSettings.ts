import { z } from 'zod';
import type { StarRating } from '../../../../rules/forms/review.ts';
import type { ShopOptions } from '../options.ts';
import { createSettingsGroup, isOn, type Settings, type SettingsGroup } from './settingsGroup.ts';

/** What a shop sets for all of its products. */
export interface ShopProductSettings {
  /** the units that its numbers are in, as WooCommerce writes them; null where it does not say */
  weight: 'kg' | 'g' | 'lbs' | 'oz' | null;
  dimension: 'm' | 'cm' | 'mm' | 'in' | 'yd' | null;
  /** whether buyers write and read reviews of anything; so they do where it does not say */
  takesReviews: boolean;
  /** whether buyers must, may or cannot give stars; they must where it does not say */
  starRating: StarRating;
  /** whether lists and search leave out what is out of stock; null where it does not say */
  hidesOutOfStock: boolean | null;
}

/** Whether what buyers gave shows anywhere. */
export const showsStars = ({ takesReviews, starRating }: ShopProductSettings): boolean =>
  takesReviews && starRating !== 'OFF';

export type ProductSettings = SettingsGroup<ShopProductSettings>;

const units = z.object({
  weight: z.enum(['kg', 'g', 'lbs', 'oz']).nullable().catch(null),
  dimension: z.enum(['m', 'cm', 'mm', 'in', 'yd']).nullable().catch(null),
});

function read(said: Settings): ShopProductSettings {
  return {
    ...units.parse({
      weight: said.get('woocommerce_weight_unit') ?? null,
      dimension: said.get('woocommerce_dimension_unit') ?? null,
    }),
    takesReviews: isOn(said, 'woocommerce_enable_reviews') !== false,
    starRating: starRatingOf(said),
    hidesOutOfStock: isOn(said, 'woocommerce_hide_out_of_stock_items'),
  };
}

function starRatingOf(said: Settings): StarRating {
  if (isOn(said, 'woocommerce_enable_review_rating') === false) return 'OFF';
  return isOn(said, 'woocommerce_review_rating_required') === false ? 'OPTIONAL' : 'REQUIRED';
}

/** wc/v3/settings/products; a key that may not read settings leaves the units unknown, and no number is said without one. */
export const createProductSettings = (options: ShopOptions): ProductSettings =>
  createSettingsGroup({ ...options, group: 'products', read });
