import type { Ask } from '../data/ask.ts';
import { LayoutOperation } from '../gql/operations/Layout.ts';
import type { LayoutOutcome } from '../site/useSite.ts';

/**
 * The layout is its own operation, made of reference data: it costs the services nothing, and its failure costs no
 * page.
 */
export async function loadLayout(ask: Ask): Promise<LayoutOutcome> {
  try {
    const { data = null, errors } = await ask(LayoutOperation, {});
    return { data, failed: errors.map(({ path }) => String(path?.[0] ?? 'all')) };
  } catch {
    return { data: null, failed: ['all'] };
  }
}
