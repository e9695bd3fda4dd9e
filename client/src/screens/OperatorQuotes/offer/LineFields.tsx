import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { color, font, media, size } from '../../../theme/tokens.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { TextInput } from '../../../ui/inputs/TextInput.tsx';
import { firmTexts } from '../texts.ts';
import { knownPrices } from './knownPrices.ts';
import { LineBreaks } from './LineBreaks.tsx';
import { netOf } from './netOf.ts';
import type { OfferParts } from './offerParts.ts';

const { offer: texts } = firmTexts;

const item = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) 84px 90px 96px 112px;
  gap: 8px 12px;
  align-items: start;
  padding-bottom: 14px;
  margin-bottom: 14px;
  border-bottom: 1px solid ${color.line};
  input {
    min-height: 44px;
    padding-inline: 10px;
    font-size: ${size.fsUi};
  }
  label {
    font-size: ${size.fs2};
  }
  output {
    grid-column: -3 / -1;
    align-self: end;
    white-space: nowrap;
    text-align: right;
    font: 550 ${size.fsUi} / 1.2 ${font.mono};
  }
  /* Words find no room below a number: on phones this is the whole row. */
  > :has([aria-invalid='true']) {
    grid-column: -3 / -1;
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    > div:first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

const number = css({ input: { fontFamily: font.mono, textAlign: 'right' } });
const across = css({ gridColumn: '1 / -3', [media.phone]: { gridColumn: '1 / -1' } });

type LineFieldsProps = OfferParts & { at: number; typed: Readonly<Record<string, string>>; onFilled: () => void };

/** One line of the offer, with the breaks of its price and what it came to the last time. */
export function LineFields({
  at,
  request,
  values,
  errors,
  typed,
  currency,
  decimals,
  hydrated,
  onFilled,
}: LineFieldsProps) {
  const start = `line.${at}`;
  const input = (name: string) => ({ name: `${start}.${name}`, defaultValue: values[`${start}.${name}`] ?? '' });
  const field = (name: string) => ({ id: `${start}.${name}`, error: errors[`${start}.${name}`] });
  const net = netOf(typed[`${start}.quantity`], typed[`${start}.unitPrice`], decimals);
  const known = knownPrices(request, values, at);
  return (
    <div css={item}>
      <Field {...field('name')} label={fillText(texts.line, { number: at + 1 })}>
        <TextInput {...input('name')} maxLength={200} />
      </Field>
      <Field {...field('quantity')} css={number} label={texts.quantity}>
        <TextInput {...input('quantity')} inputMode="numeric" />
      </Field>
      <Field {...field('unit')} label={texts.unit}>
        <TextInput {...input('unit')} maxLength={40} />
      </Field>
      <Field {...field('labelsPerUnit')} css={number} label={texts.perUnit}>
        <TextInput {...input('labelsPerUnit')} inputMode="numeric" />
      </Field>
      <Field {...field('unitPrice')} css={number} label={fillText(texts.unitPrice, { currency })}>
        <TextInput {...input('unitPrice')} inputMode="decimal" />
      </Field>
      <Field {...field('description')} css={across} label={texts.description} optional>
        <TextInput {...input('description')} maxLength={300} />
      </Field>
      <output aria-label={fillText(texts.net, { number: at + 1 })}>{net && formatMoney(net, currency)}</output>
      {['productId', 'variationId', 'prices'].map(name => (
        <input key={name} type="hidden" name={`${start}.${name}`} value={values[`${start}.${name}`] ?? ''} />
      ))}
      {known && <LineBreaks {...{ known, start, currency, typed, hydrated, onFilled }} />}
    </div>
  );
}
