import type { Row } from './rows.ts';

/** More than one page of a list holds, and than any menu does. */
const MANY = 500;

const category = (id: number, slug: string, more: Row = {}): Row => ({
  id,
  slug,
  name: slug,
  parent: 0,
  description: '',
  display: 'default',
  image: null,
  menu_order: 0,
  count: 10,
  ...more,
});

/** Ids of the categories that the many products are in. */
export const shelf = (at: number): number => 1_000 + (at % MANY);

export const categories: Row[] = [
  category(1, 'seals', { name: 'Seals &amp; <b>tape</b>', description: false, image: false, count: '3' }),
  // Two that stand in each other, and one in itself.
  category(2, 'hen', { parent: 3 }),
  category(3, 'egg', { parent: 2 }),
  category(4, 'ouroboros', { parent: 4, image: [] }),
  category(5, 'orphan', {
    parent: 999_999,
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  }),
  ...Array.from({ length: MANY }, (_, at) =>
    // Ten at the top, the others in one of those before them, to a depth of three.
    category(shelf(at), `shelf-${at}`, { name: `Shelf ${at}`, parent: at < 10 ? 0 : shelf(Math.floor(at / 10)) }),
  ),
];
