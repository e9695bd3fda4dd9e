import { parseArgs } from 'node:util';
import { ConfigError } from '../config/readEnvironment.ts';
import { type Config, readConfig } from '../config.ts';
import { createDoctor, type Result, worst } from '../wordpress-check/doctor.ts';
import { EXIT, say } from './command.ts';

/** Says in one line per check what is wrong and how to mend it. */
async function runChecks(tryCart: boolean): Promise<readonly Result[]> {
  const config = configuration();
  if (Array.isArray(config)) return config;
  return (await createDoctor({ config }).runChecks({ tryCart })).results;
}

function configuration(): Config | Result[] {
  try {
    return readConfig(process.env, 'command');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.exitCode = EXIT.configuration;
    return error.faults.map(faultOf);
  }
}

/** The faults of a configuration name the variable, what is wrong with it, and after the full stop the mend. */
function faultOf(fault: string): Result {
  const [, detail = fault, mend = null] = /^(.*?)\. (.*)$/s.exec(fault) ?? [];
  return { id: 'configuration', name: 'Configuration', status: 'error', detail, mend, data: null, ms: 0 };
}

const USAGE = `npm run doctor -- [--json] [--cart]
  --json   machine-readable        --cart   also writes to a cart of its own, and empties it        --help   this text
Exit 0 no error, 1 an error, 64 not understood, 78 bad configuration.`;

function wanted(): { json: boolean; cart: boolean; help: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { json: flag, cart: flag, help: flag } }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
    process.exit(EXIT.usage);
  }
}

/** A line for each result, its mend below it. */
function asText(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .flatMap(({ status, name, detail, mend }) => [
      `${status.padEnd(7)}  ${name.padEnd(width)}  ${detail}`,
      ...(mend ? [`${' '.repeat(width + 11)}${mend}`] : []),
    ])
    .join('\n');
}

const { json, cart, help } = wanted();
if (help) {
  say(USAGE);
  process.exit(EXIT.done);
}
const results = await runChecks(cart);
if (worst(results) === 'error') process.exitCode ??= EXIT.failed;
say(json ? JSON.stringify(results, null, 2) : asText(results));
