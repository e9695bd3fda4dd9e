import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { readFolders } from '../config/folders.ts';
import { operationTexts } from '../graphql/operations.ts';
import { createReleases, operationsIn } from '../graphql/releases.ts';
import { checkSchema, type SchemaCheck } from '../graphql/schemaCheck.ts';
import { schemasFor } from '../graphql/schemas.ts';
import { listPartnerOperations } from '../partners/operationFiles.ts';
import { EXIT, say, UsageError } from './command.ts';
import { runCommand } from './runCommand.ts';

/** The schema of the last release, as /schema.graphql had it. */
const RELEASED = path.join(import.meta.dirname, '../../docs/schema.graphql');

const USAGE = `npm run schema:check               compares the schema with docs/schema.graphql, that of the last release
npm run schema:check -- --release  makes the schema of now the released one
  --against FILE   compares with another release's schema, as its /schema.graphql said
  --json   machine-readable        --help   this text
Operations are those of the releases and partners that DATA_DIR knows.
Exit 0 nobody breaks, 1 a change breaks somebody, 64 not understood, 78 bad configuration.`;

const flag = { type: 'boolean', default: false } as const;

function main(): number {
  const { help, json, release, against } = optionsOf(process.argv.slice(2));
  if (help) {
    say(USAGE);
    return EXIT.done;
  }
  const { published, full } = schemasFor(true);
  if (release) writeFileSync(RELEASED, published);
  const released = readReleased(against);
  const check = checkSchema({ released, published, full, registered: registeredTexts() });
  say(json ? JSON.stringify(check, null, 2) : textOf(check));
  return check.breaking.length ? EXIT.failed : EXIT.done;
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { help: flag, json: flag, release: flag, against: { type: 'string', default: RELEASED } },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function readReleased(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (!buildSchema(text).getQueryType()) throw new Error('it has no Query.');
    return text;
  } catch (error) {
    throw new UsageError(`--against: ${file} is no schema: ${(error as Error).message}`);
  }
}

function registeredTexts(): string[] {
  const { dataDir } = readFolders(process.env);
  const ofReleases = createReleases(dataDir)
    .dirs()
    .flatMap(dir => operationTexts(operationsIn(dir)));
  return [...ofReleases, ...listPartnerOperations(dataDir).map(({ text }) => text)];
}

function textOf({ breaking, announced, worthKnowing }: SchemaCheck): string {
  const part = (title: string, lines: string[]) => (lines.length ? [title, ...lines.map(line => `  ${line}`)] : []);
  const lines = [
    ...part('Breaks somebody:', breaking),
    ...part('Was announced by a deprecation:', announced),
    ...part('Worth knowing:', worthKnowing),
  ];
  return lines.length ? lines.join('\n') : 'Nothing that was released has changed.';
}

await runCommand(main);
