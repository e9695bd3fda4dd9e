import ts from '@typescript/typescript6';
import type { Source } from './sources.ts';

/** So many tokens alike, one after the other, are a repetition: some five lines, jscpd's measure too. */
const WINDOW = 50;

type Token = { text: string; line: number };

export type Repeated = {
  /** lines that stand somewhere else already, and of how many */
  lines: number;
  of: number;
  /** files that share most with another one */
  pairs: { file: string; with: string; lines: number }[];
};

/** Counts what was written twice: runs of tokens that are the same to the letter, imports left out. */
export function countRepeated(sources: readonly Source[]): Repeated {
  const first = new Map<string, string>();
  const lines = new Map<string, Set<number>>();
  const shared = new Map<string, Set<number>>();
  for (const { file, text } of sources) {
    const tokens = tokensOf(file, text);
    for (let at = 0; at + WINDOW <= tokens.length; at++) {
      const run = tokens.slice(at, at + WINDOW);
      const key = run.map(token => token.text).join(' ');
      const earlier = first.get(key);
      first.set(key, earlier ?? `${file}:${at}`);
      // A run that begins in itself is a list of like things, not a repetition.
      if (!earlier || overlaps(earlier, file, at)) continue;
      const pair = `${file} ${earlier.split(':')[0]}`;
      for (const { line } of run) {
        add(lines, file, line);
        add(shared, pair, line);
      }
    }
  }
  const pairs = [...shared].map(([pair, at]) => ({
    file: pair.split(' ')[0]!,
    with: pair.split(' ')[1]!,
    lines: at.size,
  }));
  return {
    lines: [...lines.values()].reduce((sum, at) => sum + at.size, 0),
    of: sources.reduce((sum, source) => sum + source.lines, 0),
    pairs: pairs.toSorted((a, b) => b.lines - a.lines).slice(0, 8),
  };
}

const add = (sets: Map<string, Set<number>>, key: string, line: number): void =>
  void sets.set(key, (sets.get(key) ?? new Set()).add(line));

function overlaps(earlier: string, file: string, at: number): boolean {
  const [where, began] = earlier.split(':');
  return where === file && at - Number(began) < WINDOW;
}

function tokensOf(file: string, text: string): Token[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tokens: Token[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || node.kind === ts.SyntaxKind.JSDoc) return;
    const children = node.getChildren(tree);
    if (children.length > 0) for (const child of children) visit(child);
    else if (node.getText(tree)) tokens.push({ text: node.getText(tree), line: lineAt(tree, node) });
  };
  visit(tree);
  return tokens;
}

const lineAt = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
