import type { Plugin } from 'vite';
import { collect, type Node, statementsOf } from './syntax.ts';

// A screen uses a few of the texts that stand together, and would load all of them.

interface Change {
  start: number;
  end: number;
  text: string;
}

type Texts = ReadonlyMap<string, unknown>;

/** What `layoutTexts.products` leads to, where `layoutTexts` is one of `texts`. */
// biome-ignore lint/suspicious/noExplicitAny: texts stand as deep as they like
function valueAt(node: Node, texts: Texts): any {
  if (node.type === 'Identifier') return texts.get(node.name);
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const place = valueAt(node.object, texts);
  // What is not a text's own, such as `map`, is no text.
  return Object.hasOwn(Object(place), node.property.name) ? place[node.property.name] : undefined;
}

function inlined(node: Node, texts: Texts): Change | undefined {
  const value = node.type === 'MemberExpression' ? valueAt(node, texts) : undefined;
  return value === undefined ? undefined : { start: node.start, end: node.end, text: `(${JSON.stringify(value)})` };
}

/** The import without the names that are no longer needed: the rest of them would be loaded all the same. */
function withoutUnused({ start, end, specifiers, source }: Node, needed: ReadonlySet<string>): Change {
  const left = (specifiers as Node[]).filter(({ local }) => needed.has(local.name));
  const names = left.map(({ imported, local }) => `${imported.name} as ${local.name}`);
  return { start, end, text: names.length > 0 ? `import { ${names.join()} } from ${source.raw};` : '' };
}

/** The changes to a file whose `imports` bring in `texts`. */
function changesTo(statements: readonly Node[], imports: readonly Node[], texts: Texts): Change[] {
  const body = statements.filter(({ type }) => type !== 'ImportDeclaration');
  const found = body.flatMap(statement =>
    collect<Change | string>(
      statement,
      node => inlined(node, texts) ?? (node.type === 'Identifier' ? node.name : undefined),
    ),
  );
  const needed = new Set(found.filter(item => typeof item === 'string'));
  const inlinings = found.filter(item => typeof item !== 'string');
  return [...imports.map(statement => withoutUnused(statement, needed)), ...inlinings];
}

/** Puts texts in the place of their names: `layoutTexts.products` becomes `"Products"`. */
export const inlineTexts = (files: RegExp): Plugin => ({
  name: 'inline-texts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.tsx?$/, code: 'Texts' },
    async handler(code, id) {
      const statements = statementsOf(id, code);
      const texts = new Map<string, unknown>();
      const imports: Node[] = [];
      for (const statement of statements.filter(({ type }) => type === 'ImportDeclaration')) {
        const target = await this.resolve(statement.source.value, id);
        if (!target || !files.test(target.id)) continue;
        const module = await import(target.id);
        imports.push(statement);
        for (const { imported, local } of statement.specifiers) texts.set(local.name, module[imported.name]);
      }
      const changes = changesTo(statements, imports, texts).toSorted((one, other) => other.start - one.start);
      const lean = changes.reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
      return changes.length > 0 ? { code: lean, map: null } : null;
    },
  },
});
