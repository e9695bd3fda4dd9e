import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from '@typescript/typescript6';

/**
 * `imports`: paths from the root of the files that it imports, types too; packages are not among them.
 * `names`: its identifiers, but for those that a package gives, whose names are not ours to choose.
 */
export type Source = { file: string; lines: number; text: string; names: string[]; imports: string[] };

/** What is run, not tested: no tests, no helpers of tests, nothing generated, nothing built. */
const isProduction = (file: string): boolean =>
  !/(^|\/)(test|tests|gql|dist|node_modules|fixtures)\/|\.test\.tsx?$|\.d\.ts$/.test(file);

/** Production sources (TypeScript) of one top folder of the tree at `root`, in the order of their paths. */
export const readSources = (root: string, top: string): Source[] =>
  globSync(`${top}/**/*.{ts,tsx}`, { cwd: root })
    .map(file => file.split(path.sep).join('/'))
    .filter(isProduction)
    .sort()
    .map(file => readSource(root, file));

const readSource = (root: string, file: string): Source => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const imports: string[] = [];
  const names: string[] = [];
  const given = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !given.has(node.text)) names.push(node.text);
    const imported = importOf(node);
    if (imported?.startsWith('.')) imports.push(path.posix.join(path.posix.dirname(file), imported));
    else if (ts.isImportDeclaration(node)) for (const name of boundBy(node)) given.add(name);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { file, lines: text.split('\n').length - 1, text, names, imports };
};

/** What a node imports: by declaration, re-export, `import()` or a type's `import('…')`. */
const importOf = (node: ts.Node): string | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node)) return textOf(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
};

/** The names that an import gives as they are, not those that it renames. */
const boundBy = ({ importClause }: ts.ImportDeclaration): string[] => {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.flatMap(({ name, propertyName }) => (propertyName ? [] : name.text))
    : [];
};

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteral(node) ? node.text : undefined;
