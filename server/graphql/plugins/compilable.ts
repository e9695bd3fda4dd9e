import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  TypeInfo,
  type VariableNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { operationsOf } from './definitions.ts';

/** Whether a document is answered by its compiled function as graphql-js answers it. */
export const isCompilable = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  !letsNullThrough(schema, document) && !mixesConditions(document);

/**
 * Whether a document puts a variable that may be null or missing where null may not stand: what is compiled looks at no
 * such place, and takes the missing one for null where a schema has a default.
 */
function letsNullThrough(schema: GraphQLSchema, document: DocumentNode): boolean {
  const optional = new Set(
    operationsOf(document)
      .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
      .filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE)
      .map(({ variable }) => variable.name.value),
  );
  const types = new TypeInfo(schema);
  let found = false;
  const Variable = ({ name }: VariableNode) => {
    if (optional.has(name.value) && isNonNullType(types.getInputType())) found = true;
  };
  visit(document, visitWithTypeInfo(types, { Variable }));
  return found;
}

/**
 * Whether a condition stands on more than a single field. What is compiled has one condition for each field of a document,
 * however many ways lead there: of a fragment the first one it is spread under, of a field with fields below it none at all
 * where the same is selected a second time.
 */
function mixesConditions(document: DocumentNode): boolean {
  const times = new Map<string, number>();
  const conditional: FieldNode[] = [];
  let found = false;
  const condition = ({ directives }: { directives?: readonly DirectiveNode[] }) =>
    directives?.some(({ name }) => name.value === 'skip' || name.value === 'include') ?? false;
  const Fragment = (node: { directives?: readonly DirectiveNode[] }) => {
    if (condition(node)) found = true;
  };
  const Field = (node: FieldNode) => {
    times.set(nameOf(node), (times.get(nameOf(node)) ?? 0) + 1);
    if (node.selectionSet && condition(node)) conditional.push(node);
  };
  visit(document, { Field, FragmentSpread: Fragment, InlineFragment: Fragment });
  return found || conditional.some(node => times.get(nameOf(node))! > 1);
}

/** Under which a field is answered. */
const nameOf = ({ alias, name }: FieldNode): string => alias?.value ?? name.value;
