/**
 * Shapes: per path, with list indexes erased, the keys of objects and the types of values. Maps, whose keys are data,
 * have their keys erased too; what is embedded depends on what there is to embed.
 */
export interface Shape {
  /** path -> the key sets of all objects there */
  keys: Map<string, Set<string>[]>;
  /** path -> types seen there, each with an example */
  types: Map<string, Map<string, string>>;
}

const MAPS = new Set(['acf', 'details', 'meta', 'params']);

export const newShape = (): Shape => ({ keys: new Map(), types: new Map() });

/** Adds a value's shape. A list at the root is erased like any other, so that lists and single rows compare. */
export function addShape(shape: Shape, value: unknown, path = '', name = ''): Shape {
  note(shape, path, value);
  if (Array.isArray(value)) {
    for (const part of value) addShape(shape, part, path === '' ? '' : `${path}[]`, name);
  } else if (value !== null && typeof value === 'object') {
    const map = MAPS.has(name);
    if (!map && name !== '_embedded') keysAt(shape, path).push(new Set(Object.keys(value)));
    for (const [key, part] of Object.entries(value)) addShape(shape, part, `${path}.${map ? '*' : key}`, key);
  }
  return shape;
}

function keysAt(shape: Shape, path: string): Set<string>[] {
  const known = shape.keys.get(path) ?? [];
  shape.keys.set(path, known);
  return known;
}

function note(shape: Shape, path: string, value: unknown) {
  const types = shape.types.get(path) ?? new Map<string, string>();
  shape.types.set(path, types);
  const type = typeOf(value);
  if (!types.has(type)) types.set(type, String(JSON.stringify(value)).slice(0, 80));
}

/** null, false, [], {} and "" are types of their own; texts fall into classes. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === false) return 'false';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : 'list';
  if (typeof value === 'object') return Object.keys(value).length === 0 ? '{}' : 'object';
  return typeof value === 'string' ? textType(value) : typeof value;
}

function textType(text: string): string {
  if (text === '') return '""';
  // what the recorder put in place of a secret
  if (/^<(jwt|nonce:10 hex)>$/.test(text)) return 'text';
  if (/^-?\d+\.\d+$/.test(text)) return 'decimal';
  if (/^-?\d+$/.test(text)) return 'integer text';
  if (/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d:\d\d)?/.test(text)) return 'date';
  if (/^https?:\/\/\S*$/.test(text)) return 'url';
  return /<\w[^>]*>/.test(text) ? 'html' : 'text';
}
