import { parseSync } from 'vite';

/** Part of the syntax tree that is read here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tree of the parser has a type per kind of node
  [key: string]: any;
}

export const statementsOf = (file: string, code: string): Node[] =>
  parseSync(file, code).program.body as unknown as Node[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes for which `pick` has something, outermost first; below them nothing is looked for. */
export function collect<T>(node: Node, pick: (node: Node) => T | undefined): T[] {
  const picked = pick(node);
  if (picked !== undefined) return [picked];
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap(child => collect(child, pick));
}
