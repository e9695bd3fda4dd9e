import { z } from 'zod';
import { UpstreamError } from '../../upstreams/errors.ts';
import { listOf, text } from '../../upstreams/fields.ts';
import type { Upstream } from '../../upstreams/http.ts';
import type { RestRoot } from '../../upstreams/restRoot.ts';
import type { Reach } from './capabilities.ts';

const INDEX = '/?_fields=home,url,namespaces';

const index = z.object({
  home: text.optional(),
  url: text.optional(),
  namespaces: listOf(text).refine(names => names.length > 0),
});
type Index = z.output<typeof index>;

/** Meets a service at its index: below /wp-json, else by ?rest_route=, as all of its calls are made from then on. */
export async function reach(upstream: Upstream, root: RestRoot): Promise<Reach> {
  const { url } = root;
  const pretty = await readIndex(upstream, { url, plain: false });
  const found =
    pretty instanceof UpstreamError && hidesRoutes(pretty) ? await readIndex(upstream, { url, plain: true }) : pretty;
  if (found instanceof UpstreamError) {
    const { code, status } = pretty as UpstreamError;
    const fault = { code, status, cause: causeOf(pretty as UpstreamError) };
    return { url, answers: false, fault, permalinks: null, home: null, namespaces: null };
  }
  root.plain = found !== pretty;
  return {
    url,
    answers: true,
    fault: null,
    permalinks: root.plain ? 'plain' : 'pretty',
    home: (found.home || found.url) ?? null,
    namespaces: found.namespaces,
  };
}

async function readIndex(upstream: Upstream, root: RestRoot): Promise<Index | UpstreamError> {
  try {
    const { json, status } = await upstream.call(INDEX, { root, requestId: 'capabilities' });
    return index.safeParse(json).data ?? new UpstreamError(upstream.name, INDEX, 'shape', { status, text: 'no index' });
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}

/** A web server without rewriting says 404 in its own words; a WordPress with plain permalinks shows its front page. */
const hidesRoutes = ({ fault, status, body }: UpstreamError): boolean =>
  fault === 'not-json' || (status === 404 && body === undefined);

const causeOf = ({ cause }: UpstreamError): string | null => (cause as { code?: string } | undefined)?.code ?? null;
