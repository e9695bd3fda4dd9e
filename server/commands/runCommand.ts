import { ConfigError } from '../config/readEnvironment.ts';
import { EXIT, UsageError } from './command.ts';

/** Runs a command and tells the shell what became of it; `isFailure` knows the errors whose message is all there is to say. */
export async function runCommand(
  main: () => number | Promise<number>,
  isFailure: (error: unknown) => boolean = () => false,
): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = exitOf(error, isFailure);
    process.stderr.write(`${(error as Error).message}\n`);
  }
}

function exitOf(error: unknown, isFailure: (error: unknown) => boolean): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof ConfigError) return EXIT.configuration;
  if (isFailure(error)) return EXIT.failed;
  throw error;
}
