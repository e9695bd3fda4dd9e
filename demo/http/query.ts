import type { Raw } from '../rest/request.ts';

/** Reads a query string the way PHP does: a[]=1&a[]=2 and a[terms]=1 nest, the last of equals wins. */
export function parseQuery(text: string): Raw {
  const read: Raw = {};
  for (const [name, value] of new URLSearchParams(text)) put(read, keysOf(name), value);
  return read;
}

function keysOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const inner = [...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(match => match[1]!);
  return [name.slice(0, open), ...inner];
}

function put(into: Raw, keys: string[], value: string) {
  let place = into;
  for (const key of keys.slice(0, -1)) {
    if (!place[key] || typeof place[key] !== 'object') place[key] = {};
    place = place[key] as Raw;
  }
  const last = keys.at(-1)!;
  place[last === '' ? String(Object.keys(place).length) : last] = value;
}
