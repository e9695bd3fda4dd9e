import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { type QuotedLine, type QuotedVariation, variationOf, variationsOf } from '../known/knownValues.ts';
import { knownTexts } from '../known/texts.ts';
import type { ListItem } from './items.ts';
import { quoteListTexts } from './texts.ts';

type OptionSelectsProps = {
  line: QuotedLine;
  /** what the names of its fields begin with, where no scripts take what is chosen */
  named: string | undefined;
  onChoose: (item: ListItem) => void;
};

/** One list of options for each attribute that the product's variations differ by. */
export function OptionSelects({ line, named, onChoose }: OptionSelectsProps) {
  const variations = variationsOf(line.product);
  const chosen = variationOf(line);
  // One may leave open what others differ by.
  const attributes = new Map(variations.flatMap(one => one.attributes.map(({ slug, name }) => [slug, name] as const)));
  return [...attributes].map(([slug, name]) => {
    const options = new Set(variations.flatMap(one => optionOf(one, slug) ?? []));
    if (options.size < 2) return null;
    return (
      <Field key={slug} label={name}>
        <Select
          name={named && named + slug}
          aria-label={fillText(quoteListTexts.optionOf, { option: name, name: line.product!.name })}
          value={(chosen && optionOf(chosen, slug)) ?? ''}
          onChange={({ target }) => {
            const meant = nearest(variations, chosen, slug, target.value);
            if (meant) onChoose(itemOf(line, meant));
          }}
        >
          {!chosen && <option value="">{knownTexts.choose}</option>}
          {[...options].map(option => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      </Field>
    );
  });
}

const optionOf = (variation: QuotedVariation, slug: string): string | undefined =>
  variation.attributes.find(attribute => attribute.slug === slug)?.value || undefined;

/** The variation with this option that shares most with the one chosen before; none for the word that asks to choose. */
function nearest(
  variations: readonly QuotedVariation[],
  chosen: QuotedVariation | null,
  slug: string,
  value: string,
): QuotedVariation | undefined {
  const shared = (one: QuotedVariation) =>
    one.attributes.filter(({ slug: other, value: own }) => chosen && optionOf(chosen, other) === own).length;
  return variations
    .filter(one => optionOf(one, slug) === value)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

/** The entry as the product page would have written it with these options. */
function itemOf({ item, product }: QuotedLine, { sku, price, attributes }: QuotedVariation): ListItem {
  const options = attributes.flatMap(({ value }) => value || []).join(', ');
  return {
    ...item,
    productName: fillText(productTexts.chosenName, { name: product!.name, options }),
    sku: sku ?? product!.sku ?? '',
    price: price ? formatMoney(price.amount, price.currency) : '',
  };
}
