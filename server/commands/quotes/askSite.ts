/** The site did not answer, or refused; its message says what to do. */
export class SiteError extends Error {}

/** Asks a running site as its operator. */
export type Site = <Data>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Data>;

/** Whoever is not the operator finds another schema, and on a public site registered operations alone. */
const STRANGERS = ['GRAPHQL_VALIDATION_FAILED', 'PERSISTED_QUERY_ONLY'];

const TIMEOUT_MS = 30_000;

/** @param url the site's own address @param token the operator's */
export function createSite(url: string, token: string): Site {
  return async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const response = await fetch(new URL('/graphql', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new SiteError(`${url} does not answer. Start the site, or give its address with --url.`);
    });
    const { data, errors } = (await response.json().catch(() => ({}))) as {
      data?: Data;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    if (errors?.some(({ extensions }) => STRANGERS.includes(extensions?.code ?? '')))
      throw new SiteError(`${url} does not know you as its operator. Set OPERATOR_TOKEN to the site's own.`);
    if (errors?.length) throw new SiteError(errors.map(({ message }) => message).join('\n'));
    if (!data)
      throw new SiteError(`${url} answered ${response.status} with no data. Is OPERATOR_TOKEN the site's own?`);
    return data;
  };
}
