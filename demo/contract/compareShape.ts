import { type Shape, typeOf } from './shape.ts';

/** What an editor writes or leaves empty; the recorded site had little of it. */
const EDITORS_TEXT =
  /\.(description|short_description|rendered|raw|caption|alt|meta_data\[\]\.value|meta\.\*|acf\.\*)$/;

/** Free numbers: a weight of 1 is written "1", one of 1.4 "1.4". Money is never among them. */
const FREE_NUMBERS = /\.(weight|length|width|height)$/;

/**
 * What is wrong with `ours`, measured by this recording and by all recordings of the same route. @param refusal of
 * which every key has to be there; of anything else, also of the cart that a refusal brings along, it is those that the
 * gateway reads, which server/test/upstreams/embeddedFields.test.ts looks for
 */
export function compareShape(ours: Shape, recorded: Shape, route: Shape, refusal: boolean): string[] {
  return [...compareKeys(ours, recorded, route, refusal), ...compareTypes(ours, route)];
}

function compareKeys(ours: Shape, recorded: Shape, route: Shape, refusal: boolean): string[] {
  const faults: string[] = [];
  for (const [path, sets] of ours.keys) {
    const known = recorded.keys.get(path) ?? route.keys.get(path);
    if (!known) continue;
    const allowed = new Set(known.flatMap(set => [...set]));
    const whole = refusal && !path.startsWith('.data.cart');
    const needed = whole ? [...known[0]!].filter(key => known.every(set => set.has(key))) : [];
    for (const set of sets) {
      for (const key of set) if (!allowed.has(key)) faults.push(`${path}.${key}: not in the recording`);
      for (const key of needed) if (!set.has(key)) faults.push(`${path}.${key}: missing`);
    }
  }
  return [...new Set(faults)];
}

function compareTypes(ours: Shape, route: Shape): string[] {
  const faults: string[] = [];
  for (const [path, types] of ours.types) {
    const known = route.types.get(path);
    if (!known) continue;
    for (const [type, example] of types) {
      if (!allows([...known.keys()], type, path)) {
        faults.push(`${path || 'body'}: ${type} (${example}), recorded ${[...known.keys()].join(' | ')}`);
      }
    }
  }
  return faults;
}

/** Ids of pictures the recorded site had not set. */
const UNSET = /\.site_logo$/;

const TRUE = typeOf(true);

const TEXTS = ['""', 'text', 'html', 'url', 'decimal', 'integer text'];

function allows(known: string[], type: string, path: string): boolean {
  if (known.includes(type)) return true;
  // a flag may have been recorded in one position only; `false` beside an object is PHP's "none" instead
  const flag = known.every(each => each === 'false' || each === TRUE);
  if (flag && (type === 'false' || type === TRUE)) return true;
  // a list that was always empty there may hold something here, and back; an empty object is another matter
  if ((type === 'list' || type === '[]') && known.some(each => each === 'list' || (each === '[]' && type === 'list')))
    return true;
  if (EDITORS_TEXT.test(path) && TEXTS.includes(type)) return known.some(each => TEXTS.includes(each));
  if (UNSET.test(path)) return type === 'number' || type === 'null';
  const number = type === 'decimal' || type === 'integer text';
  // a free text may happen to be a number
  if (number && known.includes('text')) return true;
  return number && FREE_NUMBERS.test(path) && (known.includes('decimal') || known.includes('integer text'));
}
