import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Node, statementsOf } from './syntax.ts';

// A bundler puts a module into one chunk, however few of its exports a chunk uses. The texts of all screens stand in one
// file, and so do the operations: without this every visitor would load all of both.

const MARK = '\0export:';

/** The value of an exported constant without its types. */
const bare = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;

/** The constants a file exports, by name, as the text of their values. */
function constantsOf(file: string): Map<string, string> {
  const code = readFileSync(file, 'utf8');
  const declarations = statementsOf(file, code).flatMap(statement =>
    statement.type === 'ExportNamedDeclaration' ? ((statement.declaration?.declarations ?? []) as Node[]) : [],
  );
  return new Map(
    declarations.map(({ id, init }) => {
      const value = bare(init);
      return [id.name as string, code.slice(value.start, value.end)];
    }),
  );
}

/** Splits modules that hold nothing but constants: every export becomes a module of its own. */
export function splitExports(files: RegExp): Plugin {
  const constants = new Map<string, Map<string, string>>();
  const read = (file: string) => {
    const known = constants.get(file) ?? constantsOf(file);
    constants.set(file, known);
    return known;
  };
  const addressOf = (name: string, file: string) => `${MARK}${name}:${file}`;
  return {
    name: `split-exports-${files.source}`,
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || files.test(id) || !code.includes('import')) return null;
      const imports = statementsOf(id, code).filter(
        ({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type',
      );
      let split = code;
      for (const statement of imports.toReversed()) {
        const source = statement.source.value as string;
        const target = source.startsWith('.') ? await this.resolve(source, id) : null;
        if (!target || !files.test(target.id)) continue;
        const values = (statement.specifiers as Node[]).filter(({ importKind }) => importKind !== 'type');
        const lines = values.map(
          ({ imported, local }) =>
            `import { value as ${local.name} } from ${JSON.stringify(addressOf(imported.name, target.id))};`,
        );
        split = split.slice(0, statement.start) + lines.join('') + split.slice(statement.end);
      }
      return split === code ? null : { code: split, map: null };
    },
    resolveId: id => (id.startsWith(MARK) ? { id, moduleSideEffects: false } : null),
    load(id) {
      const [name = '', file = ''] = id.startsWith(MARK) ? id.slice(MARK.length).split(/:(.*)/) : [];
      if (!files.test(file)) return null;
      const constants = read(file);
      const value = constants.get(name);
      return value ? `export const value = ${value};` : this.error(`${file} exports no constant ${name}`);
    },
  };
}
