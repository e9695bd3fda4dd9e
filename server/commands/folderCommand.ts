import { parseArgs } from 'node:util';
import { BackupError } from '../backup/manifest.ts';
import { type Folders, readFolders } from '../config/folders.ts';
import { ConfigError } from '../config/readEnvironment.ts';
import { EXIT, say, UsageError } from './command.ts';

interface FolderCommand {
  /** how it is written and what it does, as --help shows it */
  readonly usage: string;
  /** Does it with the folder that was named; answers what was done, for programs and for people. */
  work(folder: string, site: Folders): Promise<{ data: object; text: string }>;
}

/** Runs a command that is given one folder, and tells the shell what became of it. */
export async function runFolderCommand({ usage, work }: FolderCommand): Promise<void> {
  try {
    const { help, json, folder } = readArguments(usage);
    if (help) return say(usage);
    const { data, text } = await work(folder, readFolders(process.env));
    say(json ? JSON.stringify(data, null, 2) : text);
  } catch (error) {
    process.exitCode = exitOf(error);
    process.stderr.write(`${(error as Error).message}\n`);
  }
}

function readArguments(usage: string): { help: boolean; json: boolean; folder: string } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({ options: { help: flag, json: flag }, allowPositionals: true });
    const [folder = '', ...more] = positionals;
    if (!values.help && (folder === '' || more.length > 0)) throw new Error('Give one folder.');
    return { ...values, folder };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function exitOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ConfigError) return EXIT.configuration;
  // What the file system says, of a full disk say, names the file.
  if (error instanceof BackupError || (error as NodeJS.ErrnoException).syscall) return EXIT.failed;
  throw error;
}
