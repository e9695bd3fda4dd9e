/** A tax as it is named beside a sum. */
export interface NamedRate {
  readonly label: string;
  /** of a hundred; 0 where no tax is due */
  readonly percent: string;
  /** what it is made of where it is several, in percent each: the shop rounds every one by itself */
  readonly parts?: readonly string[];
}

/** The one by which all is taxed that is taxed at all; null where nothing is, or by several. */
export function onlyRate<Rate extends NamedRate>(rates: readonly (Rate | null)[]): Rate | null {
  const [first, ...others] = rates.flatMap(rate => (rate && Number(rate.percent) > 0 ? [rate] : []));
  const isSame = ({ label, percent }: Rate) => label === first?.label && Number(percent) === Number(first.percent);
  return first && others.every(isSame) ? first : null;
}
