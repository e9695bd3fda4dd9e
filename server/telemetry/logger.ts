import { type Logger, pino } from 'pino';

/** Lines of JSON at the standard output. @param worker the number of this one among several */
export const createLogger = (level: string, worker?: number): Logger =>
  pino({
    level,
    base: worker === undefined ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    // What Redis refuses comes with what was sent: the password, or what was to be kept.
    redact: ['err.command.args'],
  });
