interface Document {
  definitions: { kind: string; name: { value: string } }[];
}

/** The constant that holds a fragment's own document, by the fragment's name. */
function ownersOf(documents: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [name, text] of documents) {
    const [first] = (JSON.parse(text) as Document).definitions;
    if (first?.kind === 'FragmentDefinition') owners.set(first.name.value, name);
  }
  return owners;
}

/**
 * A generated document repeats every fragment below it. Here it takes them from the fragments' own documents, so that a
 * browser loads each once. `importOf` is the address of another constant's module.
 */
export function shareFragments(
  name: string,
  documents: ReadonlyMap<string, string>,
  importOf: (name: string) => string,
): string {
  const owners = ownersOf(documents);
  const imports: string[] = [];
  const document = JSON.parse(documents.get(name) ?? '') as Document;
  const definitions = document.definitions.map((definition, place) => {
    const owner = owners.get(definition.name.value);
    if (place === 0 || !owner) return JSON.stringify(definition);
    imports.push(`import { value as part${place} } from ${JSON.stringify(importOf(owner))};`);
    return `part${place}.definitions[0]`;
  });
  const head = JSON.stringify({ ...document, definitions: undefined });
  return `${imports.join('')}export const value = { ...${head}, definitions: [${definitions.join()}] };`;
}
