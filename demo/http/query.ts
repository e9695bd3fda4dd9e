import type { Raw } from '../rest/request.ts';

/** Reads a query string as PHP does, the last of equals wins; but for names with brackets, which nobody sends here. */
export const parseQuery = (text: string): Raw => Object.fromEntries(new URLSearchParams(text));
