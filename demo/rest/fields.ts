import { listOf } from './params.ts';

/** `_fields` as a list of dotted paths, or null when every field is wanted. */
export function readFields(value: unknown): string[] | null {
  const fields = listOf(value).map(String);
  return fields.length > 0 ? fields : null;
}

type Tree = { [key: string]: Tree | true };

/** Keeps what was asked for, down to the first list: like WordPress, a path does not reach into lists. */
export function pickFields(body: unknown, fields: string[] | null): unknown {
  if (!fields) return body;
  const tree = treeOf(fields);
  return Array.isArray(body) ? body.map(row => pick(row, tree)) : pick(body, tree);
}

function treeOf(fields: string[]): Tree {
  const tree: Tree = {};
  for (const field of fields) {
    let place = tree;
    const keys = field.trim().split('.');
    keys.forEach((key, at) => {
      if (at === keys.length - 1) place[key] = true;
      else {
        const next = place[key] ?? {};
        if (next === true) return;
        place[key] = next;
        place = next;
      }
    });
  }
  return tree;
}

function pick(row: unknown, tree: Tree): unknown {
  if (row === null || typeof row !== 'object') return row;
  if (Array.isArray(row)) return [];
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const branch = tree[key];
    if (branch === true) kept[key] = value;
    else if (branch) kept[key] = pick(value, branch);
  }
  // PHP writes an array without entries as a list, whatever it was before
  return Object.keys(kept).length > 0 ? kept : [];
}

/** Whether an expensive field is wanted at all. */
export const wants = (fields: string[] | null, name: string) =>
  !fields || fields.some(field => field === name || field.startsWith(`${name}.`));
