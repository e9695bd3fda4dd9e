import { TOOL_NAME, toolNameOf } from '../../agents/tools.ts';
import { operationOf } from '../../graphql/operations.ts';
import { readToolOperations } from '../../graphql/toolOperations.ts';
import type { PartnerOperation } from '../../partners/operationFiles.ts';
import type { Brought } from './documents.ts';

/** What is wrong with the names by which agents would call what was brought. */
export function faultsOfToolNames(brought: readonly Brought[], registered: readonly PartnerOperation[]): string[] {
  /** whose each name is, and by which hash: the same again takes nothing from anybody */
  const taken = new Map<string, { owner: string; hash: string }>();
  for (const { hash, name, definition } of readToolOperations().values())
    taken.set(toolNameOf(definition)!, { owner: `${name}, which comes with the site`, hash: hash! });
  for (const { name, version, hash, text } of registered) {
    const tool = toolNameIn(text);
    if (tool !== null && !taken.has(tool)) taken.set(tool, { owner: `${name}@${version}`, hash });
  }
  return brought.flatMap(({ name, hash, text }) => {
    const tool = toolNameIn(text);
    if (tool === null) return [];
    if (!TOOL_NAME.test(tool))
      return [`${name}: no tool can be named "${tool}". Use letters, digits, _ and -, 64 at most.`];
    const other = taken.get(tool) ?? { owner: name, hash };
    taken.set(tool, other);
    return other.hash === hash
      ? []
      : [`${name}: "${tool}" is the tool of ${other.owner}. Give another name, or remove that one first.`];
  });
}

const toolNameIn = (text: string): string | null => toolNameOf(operationOf(text).definition);
