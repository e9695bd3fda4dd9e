import { Fragment, type ReactNode } from 'react';

/** Fills the `{name}` gaps of a catalogue text with elements. */
export const fillNodes = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
  text.split(/\{(\w+)\}/).map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
