import { parseArgs } from 'node:util';
import { BackupError } from '../backup/manifest.ts';
import { type Folders, readFolders } from '../config/folders.ts';
import { EXIT, isOfFiles, say, UsageError } from './command.ts';
import { runCommand } from './runCommand.ts';

interface FolderCommand {
  /** how it is written and what it does, as --help shows it */
  readonly usage: string;
  /** Does it with the folder that was named; answers what was done, for programs and for people. */
  work(folder: string, site: Folders): Promise<{ data: object; text: string }>;
}

/** Runs a command that is given one folder, and tells the shell what became of it. */
export const runFolderCommand = ({ usage, work }: FolderCommand): Promise<void> =>
  runCommand(
    async () => {
      const { help, json, folder } = readArguments(usage);
      if (help) say(usage);
      else {
        const { data, text } = await work(folder, readFolders(process.env));
        say(json ? JSON.stringify(data, null, 2) : text);
      }
      return EXIT.done;
    },
    error => error instanceof BackupError || isOfFiles(error),
  );

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
