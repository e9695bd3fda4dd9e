/** The buttons by which a form without scripts changes its list. */
export const ADD_LINE = 'addLine';
export const REMOVE_LINE = 'removeLine';

/** What names the product that is to be added. */
export const addFields = { sku: 'addSku', quantity: 'addQuantity' } as const;

/** A line's own fields, where no scripts keep the list. */
export const lineFields = (at: number) => ({
  quantity: `line.${at}.quantity`,
  notes: `line.${at}.notes`,
  /** the beginning of an option's */
  option: `line.${at}.option.`,
});

/** The field of a line's option: which line, and which attribute. */
export const OPTION = /^line\.(\d+)\.option\.(.+)$/;
