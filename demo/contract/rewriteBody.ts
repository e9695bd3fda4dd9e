import type { Raw } from '../rest/request.ts';
import type { Recording } from './recording.ts';
import type { Roles } from './roles.ts';
import { VARIATIONS } from './variationRoles.ts';

/** The names under which a body holds ids of products, at whatever depth. */
const IDS = new Set(['id', 'product_id', 'variation_id']);

/** A recorded body with this service's ids and codes in place of the recorded ones. */
export function rewriteBody({ name, request }: Recording, roles: Roles): unknown {
  const { body } = request;
  const variation = VARIATIONS[name];
  if (variation) return roles.find(variation);
  if (typeof body === 'string') return body.replace(/^id=(\d+)/, (_, id) => `id=${roles.post(Number(id))}`);
  return rewriteValue(body, roles);
}

function rewriteValue(value: unknown, roles: Roles): unknown {
  if (Array.isArray(value)) return value.map(each => rewriteValue(each, roles));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as Raw).map(([name, each]) => {
      if (IDS.has(name) && typeof each === 'number') return [name, roles.post(each)];
      if (name === 'code') return [name, roles.word(String(each))];
      return [name, rewriteValue(each, roles)];
    }),
  );
}
