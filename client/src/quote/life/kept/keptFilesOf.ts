import type { RefusedStep } from '../sendStep.ts';

/** The files that were stored with a refused form, but for those that it was refused for. */
export const keptFilesOf = (refused: RefusedStep | undefined, step: string): string | undefined =>
  refused?.step === step && !refused.errors.artwork ? refused.values.artwork : undefined;
