/** An instruction of a Dockerfile with all that stands behind it. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** A stage: what it is made from, its name where it has one, and what is done in it. */
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile; the last is the image. */
export function readStages(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [image = '', , as = ''] = rest.split(' ');
    if (name === 'FROM') stages.push({ name: as, image, instructions: [] });
    else stages.at(-1)!.instructions.push({ name, rest });
  }
  return stages;
}

/** What the last instruction of a name says; fails where there is none. */
export function lastOf(stage: Stage, name: string): string {
  const found = stage.instructions.findLast(one => one.name === name);
  if (!found) throw new Error(`The last stage has no ${name}`);
  return found.rest;
}

/** The environment that a stage sets. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => rest.split(' '))
      .map(pair => pair.split('=') as [string, string]),
  );
