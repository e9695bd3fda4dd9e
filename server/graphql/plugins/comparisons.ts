import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from './definitions.ts';

/**
 * How much there is to compare in a document before it is known to be valid: its fields, and each pair of fields (or of
 * fragments) that meet under one name at one place, which validation holds against each other. Stops counting above
 * `most`, so that the count itself stays cheap whatever the document repeats.
 */
export function countComparisons(document: DocumentNode, most: number): number {
  const counter = new Counter(document, most);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) counter.place([{ set: definition.selectionSet, open: [] }]);
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      counter.place([{ set: definition.selectionSet, open: [definition.name.value] }]);
  }
  return counter.found;
}

/** Something inside of fragments: one of them again in there is a cycle, which validation refuses by its name. */
interface Inside {
  open: readonly string[];
}
type InnerSet = Inside & { set: SelectionSetNode };
type InnerField = Inside & { field: FieldNode };

/** What stands at one place of an answer, whichever selection sets it comes from. */
interface Place {
  fields: Map<string, InnerField[]>;
  fragments: Set<string>;
}

class Counter {
  found = 0;
  readonly #most: number;
  readonly #fragments: Map<string, FragmentDefinitionNode>;

  constructor(document: DocumentNode, most: number) {
    this.#most = most;
    this.#fragments = fragmentsOf(document);
  }

  place(sets: readonly InnerSet[]): void {
    const place: Place = { fields: new Map(), fragments: new Set() };
    for (const { set, open } of sets) this.#collect(set.selections, open, place);
    this.#count(place.fragments.size);
    for (const same of place.fields.values()) {
      this.#count(same.length);
      if (this.found > this.#most) return;
      const below = same.flatMap(({ field, open }) => (field.selectionSet ? { set: field.selectionSet, open } : []));
      if (below.length) this.place(below);
    }
  }

  #collect(selections: readonly SelectionNode[], open: readonly string[], place: Place): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value;
        const same = place.fields.get(name);
        if (same) same.push({ field: node, open });
        else place.fields.set(name, [{ field: node, open }]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) this.#collect(node.selectionSet.selections, open, place);
      else this.#spread(node.name.value, open, place);
    }
  }

  #spread(name: string, open: readonly string[], place: Place): void {
    if (place.fragments.has(name) || open.includes(name)) return;
    place.fragments.add(name);
    this.#collect(this.#fragments.get(name)?.selectionSet.selections ?? [], [...open, name], place);
  }

  /** So many of one name, and each pair of them. */
  #count(same: number): void {
    this.found += (same * (same + 1)) / 2;
  }
}
