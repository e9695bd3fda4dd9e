import { fillText } from '../../../../../rules/fillText.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { stockLabel } from '../../../lib/format/stockLabel.ts';
import { catalogueTexts } from '../../texts.ts';
import { categoryNamed, type Facets } from '../facets.ts';
import { type Listing, withoutFilters } from '../listing.ts';
import { toggle, toggleOption } from '../toggle.ts';
import { ratingText } from './ratingText.ts';

/** A filter that is set, and what the list is without it. */
export interface FilterChip {
  key: string;
  label: string;
  without: Partial<Listing>;
}

/** Everything that is set, in the order of the controls. A category without a name is not shown. */
export function chipsOf(listing: Listing, facets: Facets | null): FilterChip[] {
  const { search, category, featured, onSale, stock, rating } = listing;
  const name = facets ? categoryNamed(facets, category)?.name : catalogueTexts.category;
  const chip = (key: string, label: string, without: Partial<Listing>): FilterChip => ({ key, label, without });
  return [
    search &&
      chip('search', fillText(catalogueTexts.searchChip, { search }), {
        search: '',
        sort: withoutFilters(listing).sort,
      }),
    category && name && chip('category', name, { category: '' }),
    ...optionChips(listing, facets),
    priceLabel(listing, facets) && chip('price', priceLabel(listing, facets), { minPrice: '', maxPrice: '' }),
    ...stock.map(key => chip(key, stockLabel(key), { stock: toggle(stock, key) })),
    rating && chip('rating', ratingText(rating), { rating: 0 }),
    onSale && chip('sale', catalogueTexts.onSale, { onSale: false }),
    featured && chip('featured', catalogueTexts.featured, { featured: false }),
  ].filter(one => typeof one === 'object');
}

/** An option that the shop does not know is named by its key. */
function optionChips({ options }: Listing, facets: Facets | null): FilterChip[] {
  return Object.entries(options).flatMap(([slug, keys]) => {
    const facet = facets?.attributes.find(one => one.slug === slug);
    return keys.map(option => ({
      key: `${slug} ${option}`,
      label: facet?.options.find(one => one.slug === option)?.name ?? option,
      without: { options: toggleOption(options, slug, option) },
    }));
  });
}

function priceLabel({ minPrice, maxPrice }: Listing, facets: Facets | null): string {
  const currency = facets?.price?.min.currency;
  const money = (amount: string) => (currency ? formatMoney(amount, currency) : amount);
  if (minPrice && maxPrice) return fillText(catalogueTexts.priceChip, { from: money(minPrice), to: money(maxPrice) });
  if (minPrice) return `${catalogueTexts.priceFrom} ${money(minPrice)}`;
  return maxPrice && `${catalogueTexts.priceTo} ${money(maxPrice)}`;
}
