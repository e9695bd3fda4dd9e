import type { ComponentProps } from 'react';
import { options } from '../../../forms/options.ts';
import { Select } from '../../../ui/inputs/Select.tsx';

type OptionSelectProps = ComponentProps<typeof Select> & {
  /** the words of no choice */
  empty: string;
  texts: Readonly<Record<string, string>>;
};

export const OptionSelect = ({ empty, texts, ...rest }: OptionSelectProps) => (
  <Select {...rest}>
    <option value="">{empty}</option>
    {options(texts).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
);
