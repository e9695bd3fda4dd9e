import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { readReference } from '../../rules/reference.ts';
import { UsageError } from './command.ts';

/** Says what was not understood, and how the command is written. */
type Usage = (reason: string) => UsageError;

export const usageOf =
  (text: string): Usage =>
  reason =>
    new UsageError(`${reason}\n\n${text}`);

/** The words and options of a command line. @throws UsageError */
export function readLine<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options, usage: Usage) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usage((error as Error).message);
  }
}

/** Of what is asked for and nobody does. */
export const unknownAction = (action: string | undefined, usage: Usage): UsageError =>
  usage(action ? `Unknown: ${action}` : 'What is to be done?');

/** A reference number, as it was typed. @throws UsageError */
export function referenceOf(text: string | undefined, usage: Usage): string {
  const reference = text ? readReference(text) : null;
  if (!reference) throw usage(text ? `No reference number: ${text}` : 'Which one? Give its reference number.');
  return reference;
}
