import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { asText, type Check, examine, type Finding } from '../doctor/doctor.ts';
import { folders } from '../doctor/folders.ts';
import { leftBehind } from '../doctor/leftBehind.ts';
import { mail } from '../doctor/mail.ts';
import { outbox } from '../doctor/outbox.ts';
import { EXIT, say } from './command.ts';

const CHECKS: readonly Check[] = [folders, outbox, leftBehind, mail];

/** Says in one line per check what is wrong and how to mend it. */
async function findings(): Promise<Finding[]> {
  const configured = configuration();
  if (Array.isArray(configured)) return configured;
  const good: Finding = { status: 'good', check: 'Configuration', detail: configured.publicUrl };
  return [good, ...(await examine(configured, CHECKS))];
}

function configuration(): Config | Finding[] {
  try {
    return readConfig(process.env, 'command');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.exitCode = EXIT.configuration;
    return error.faults.map(detail => ({ status: 'fail', check: 'Configuration', detail }));
  }
}

function wantsJson(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\nnpm run doctor -- [--json]\n`);
    process.exit(EXIT.usage);
  }
}

const json = wantsJson();
const found = await findings();
if (found.some(({ status }) => status === 'fail')) process.exitCode ??= EXIT.failed;
say(json ? JSON.stringify(found, null, 2) : asText(found));
