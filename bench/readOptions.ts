import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options of the command line. Ends the program with what was not understood, and what it knows. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowNegative: true }).values;
  } catch (error) {
    const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' TEXT' : ''}`);
    return refuse(`${(error as Error).message}\nIt takes ${known.join(', ')}.`);
  }
}

/** Ends the program with the exit code for a command line that was not understood. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
