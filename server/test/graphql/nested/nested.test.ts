import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { seed } from '../../../../demo/seed/index.ts';
import { ask } from '../../ask.ts';
import { startEmbedded } from '../../embedded.ts';
import { lists, nestedSelections } from './selections.ts';

const ITEMS = 12;
/** The rows of the list, those of what is nested in them, and those of what is nested in these. */
const MOST_CALLS = 4;

const service = startEmbedded({ seed });

it('asks for every nested field of every list with a number of calls that does not grow with its items', async () => {
  const schema = buildSchema(service.gateway.published);
  const reviewed = await service.ask(
    `{ products(perPage: ${ITEMS}, sort: { field: RATING, order: DESC }) { items { rating { count } } } }`,
  );
  expect(reviewed.data.products.items.filter((item: { rating: { count: number } }) => item.rating.count)).toHaveLength(
    ITEMS,
  );

  const cases = lists(schema).flatMap(list =>
    nestedSelections(schema, list).map(({ name, selection }) => {
      const sorted = list.name === 'products' ? ', sort: { field: RATING, order: DESC }' : '';
      return {
        name: `${list.name} ${name}`,
        query: `{ ${list.name}(perPage: ${ITEMS}${sorted}) { items { ${selection} } } }`,
      };
    }),
  );
  expect(cases.map(({ name }) => name)).toContain('products reviews');

  const tooMany: string[] = [];
  for (const { name, query } of cases) {
    await service.cold();
    const { errors } = await ask(service.gateway, query);
    if (errors[0]?.extensions.code === 'QUERY_TOO_EXPENSIVE') continue;
    expect(errors, query).toEqual([]);
    const calls = await service.calls();
    if (calls.length > MOST_CALLS) tooMany.push(`${name}: ${calls.length} calls\n  ${calls.join('\n  ')}`);
  }
  expect(tooMany).toEqual([]);
});
