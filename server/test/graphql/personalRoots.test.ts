import { type FieldNode, type OperationDefinitionNode, parse, print, visit } from 'graphql';
import { expect, it } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import { send } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { questionsOf } from '../mutated/questions.ts';

const service = startEmbedded();

const { selectionSet: typename } = parse('{ __typename }').definitions[0] as OperationDefinitionNode;

/** The same roots, of whose answers nothing is asked that could be marked. */
const bare = (query: string): string =>
  print(
    visit(parse(query), { Field: (field: FieldNode) => field.selectionSet && { ...field, selectionSet: typename } }),
  );

it('marks every root that wants the session of who asks: a registered operation has one by the marks alone', async () => {
  const questions = questionsOf({}).flatMap(({ name, path, given, around }) => {
    const { query } = around(given) as { query?: string };
    return path === '/graphql' && query?.startsWith('query') ? [{ name, query: bare(query), variables: given }] : [];
  });
  expect(questions.length).toBeGreaterThan(40);
  const gateway = service.another({
    operations: new Map(questions.map(({ name, query }) => [name, operationOf(query)])),
  });
  const refused: string[] = [];
  for (const { name, variables } of questions) {
    const answer = await (await send(gateway, { documentId: name, variables })).text();
    if (answer.includes('POST_REQUIRED')) refused.push(name);
  }
  expect(refused, 'these want @personal in server/schema: see the directive in root.graphql').toEqual([]);
});
