import type { Plugin } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';

const JSON_PARAMETERS = ['variables', 'extensions'];

/** Says of a parameter that cannot be read which one it is: yoga takes it for a fault of ours, or for none. */
export const useReadableRequest: Plugin = {
  onRequestParse({ request }) {
    if (request.method !== 'GET') return;
    const { searchParams } = new URL(request.url);
    const unreadable = JSON_PARAMETERS.find(name => !isJson(searchParams.get(name)));
    if (unreadable) throw unlike(unreadable, 'JSON');
  },
  onParams({ params }) {
    const { operationName } = params as { operationName?: unknown };
    if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
      throw unlike('operationName', 'a string');
  },
};

const unlike = (name: string, kind: string) => refuse('BAD_REQUEST', { name, kind }, 400, false);

function isJson(text: string | null): boolean {
  try {
    JSON.parse(text || 'null');
    return true;
  } catch {
    return false;
  }
}
