/** The value below which `share` of them lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The median with the least and the most. */
export const spread = (values: readonly number[]): string =>
  `${whole(median(values))} (${whole(Math.min(...values))}-${whole(Math.max(...values))})`;
