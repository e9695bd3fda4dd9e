import { type Facets, shownAttributes } from '../facets.ts';
import { type Listing, listingHref } from '../listing.ts';
import { toggle, toggleOption } from '../toggle.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { PriceRange } from './PriceRange.tsx';
import { RatingChoice } from './RatingChoice.tsx';
import { StockChoice } from './StockChoice.tsx';

type FacetChoicesProps = {
  /** the list's own address */
  base: string;
  facets: Facets;
  shown: Listing;
  /** something is being typed */
  onType: (change: Partial<Listing>) => void;
  /** something was chosen */
  onChoose: (change: Partial<Listing>) => void;
  /** what was typed is whole */
  onDone: () => void;
};

/** Attributes, price, availability and rating, as far as the products found differ in them; what is set of the others stays. */
export function FacetChoices({ base, facets, shown, onType, onChoose, onDone }: FacetChoicesProps) {
  const { options, stock, rating } = shown;
  return (
    <div>
      {shownAttributes(facets, shown).map(facet => (
        <OptionChoice
          key={facet.slug}
          facet={facet}
          chosen={options}
          whole={shown.more === facet.slug}
          wholeHref={listingHref(base, shown, facet.slug)}
          onToggle={option => onChoose({ options: toggleOption(options, facet.slug, option) })}
        />
      ))}
      {facets.price ? (
        <PriceRange span={facets.price} value={shown} onType={onType} onDone={onDone} />
      ) : (
        <>
          <input type="hidden" name="min_price" value={shown.minPrice} />
          <input type="hidden" name="max_price" value={shown.maxPrice} />
        </>
      )}
      {facets.stock.length > 0 && (
        <StockChoice stock={facets.stock} chosen={stock} onToggle={key => onChoose({ stock: toggle(stock, key) })} />
      )}
      {(rating > 0 || facets.ratings.some(({ count }) => count > 0)) && (
        <RatingChoice ratings={facets.ratings} value={rating} onChoose={stars => onChoose({ rating: stars })} />
      )}
    </div>
  );
}
