export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Method = (typeof METHODS)[number];

/** By their lower-case names. */
export type SentHeaders = Record<string, string | string[] | undefined>;

/** A query or body as PHP would parse it: nested by brackets. */
export type Raw = { [name: string]: Raw | string | unknown };

// biome-ignore lint/suspicious/noExplicitAny: parameters are typed where they are declared, by ParamSpecs
export type Args = Record<string, any>;
