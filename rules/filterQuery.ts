// How a list's address names the options of products that it is narrowed by.

/** Stands before an attribute's key, as in WooCommerce. */
export const OPTION_PREFIX = 'filter_';
/** Options that one address may name; the form of a list sends far fewer. */
export const MOST_OPTIONS_NAMED = 20;
