import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  getArgumentValues,
  type InlineFragmentNode,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/**
 * The names of the fields selected below this one, through fragments, and through `items` of a list. The one way in
 * which a resolver reads the selection: it chooses field sets and what to fetch along.
 */
export function selectedFields(info: GraphQLResolveInfo, ...path: string[]): ReadonlySet<string> {
  const [node, other] = info.fieldNodes;
  if (!node || other) return collectFields(info, path);
  const selected = selections.get(node) ?? new Map<string, ReadonlySet<string>>();
  selections.set(node, selected);
  const below = path.join('.');
  const known = selected.get(below) ?? collectFields(info, path);
  selected.set(below, known);
  return known;
}

/** By the field of a document, under which the same stands for every row of a list, and by the path below it. */
const selections = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

function collectFields(info: GraphQLResolveInfo, path: readonly string[]): ReadonlySet<string> {
  let sets = info.fieldNodes.flatMap(node => node.selectionSet ?? []);
  for (const name of path)
    sets = sets.flatMap(set =>
      fieldsOf(set, info)
        .filter(field => field.name.value === name)
        .flatMap(field => field.selectionSet ?? []),
    );
  return new Set(sets.flatMap(set => fieldsOf(set, info).map(field => field.name.value)));
}

/** The types that the selection below this field names, through fragments. */
export function selectedTypes(info: GraphQLResolveInfo): Set<string> {
  return new Set(info.fieldNodes.flatMap(node => (node.selectionSet ? typesOf(node.selectionSet, info) : [])));
}

/** The numbers that an argument of a field below this one asks for, its default where none is given: one per selection. */
export function askedNumbers(info: GraphQLResolveInfo, typeName: string, field: string, argument: string): number[] {
  const type = info.schema.getType(typeName);
  const definition = isInterfaceType(type) || isObjectType(type) ? type.getFields()[field] : undefined;
  if (!definition) return [];
  return info.fieldNodes
    .flatMap(node => (node.selectionSet ? fieldsOf(node.selectionSet, info) : []))
    .filter(node => node.name.value === field)
    .map(node => getArgumentValues(definition, node, variablesOf(info))[argument])
    .filter(value => typeof value === 'number');
}

/** A compiled operation hands its variables on without what they were taken from. */
const variablesOf = ({ variableValues }: GraphQLResolveInfo): GraphQLResolveInfo['variableValues'] =>
  Object.hasOwn(variableValues, 'coerced') && Object.hasOwn(variableValues, 'sources')
    ? variableValues
    : { sources: {}, coerced: { ...variableValues } };

const typesOf = (set: SelectionSetNode, { fragments }: GraphQLResolveInfo): string[] =>
  selectedIn(set, fragments).flatMap(one => (one.kind === Kind.FIELD ? [] : (one.typeCondition?.name.value ?? [])));

const fieldsOf = (set: SelectionSetNode, { fragments }: GraphQLResolveInfo): FieldNode[] =>
  selectedIn(set, fragments).filter(one => one.kind === Kind.FIELD);

/**
 * The fields of a selection and the fragments that it goes through, each fragment once: where they spread one another
 * again and again, a short document has more ways through them than anybody can walk.
 */
export function selectedIn(
  set: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  walked = new Set<string>(),
): (FieldNode | InlineFragmentNode | FragmentDefinitionNode)[] {
  return set.selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return selection;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return [selection, ...selectedIn(selection.selectionSet, fragments, walked)];
    const fragment = fragments[selection.name.value];
    if (!fragment || walked.has(selection.name.value)) return [];
    walked.add(selection.name.value);
    return [fragment, ...selectedIn(fragment.selectionSet, fragments, walked)];
  });
}

/** The poorest set whose fields hold the whole selection; the last one holds everything. */
export const setFor = <S extends string>(
  selected: ReadonlySet<string>,
  sets: readonly (readonly [S, ReadonlySet<string>])[],
  everything: S,
): S => sets.find(([, fields]) => [...selected].every(field => fields.has(field)))?.[0] ?? everything;
