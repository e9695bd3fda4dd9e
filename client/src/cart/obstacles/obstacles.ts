import type { CartView } from '../store/cartView.ts';
import type { CartLine } from '../store/lines.ts';
import { basketTexts } from '../texts.ts';

type Notices = CartView['notices'];
type Named = Pick<CartLine, 'name' | 'options'>;

const reasons: Readonly<Record<string, string>> = basketTexts.obstacles;

/** What a cart is told of what has to go, or to be changed, before the rest can be ordered. */
const obstaclesOf = (notices: Notices): Notices => notices.filter(({ code }) => Object.hasOwn(reasons, code));

export const hasObstacle = (notices: Notices): boolean => obstaclesOf(notices).length > 0;

/** Why a line cannot be ordered; null where it can, and where the store does not say of which line it speaks. */
export function obstacleAt({ name, options }: Named, lines: readonly Named[], notices: Notices): string | null {
  const isOnly = lines.filter(line => line.name === name).length === 1;
  const found = obstaclesOf(notices).find(
    ({ item, message }) =>
      (item === name || speaksOf(name, message)) && (isOnly || options.every(({ value }) => message.includes(value))),
  );
  return (found && reasons[found.code]) ?? null;
}

/** The store names a product in quotes in its own sentence, and a variation by its options behind the product's name. */
const speaksOf = (name: string, message: string): boolean =>
  message
    .split(name)
    .some((before, at, parts) => at + 1 < parts.length && BEGINS.test(before) && ENDS.test(parts[at + 1] ?? ''));

// No word of a longer name stands beside it.
const BEGINS = /(^|[^\p{L}\d\s])$/u;
const ENDS = /^($| - |[^\p{L}\d\s])/u;
