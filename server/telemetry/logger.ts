import { type Logger, pino } from 'pino';

/** Lines of JSON at the standard output. @param worker the number of this one among several */
export const createLogger = (level: string, worker?: number): Logger =>
  pino({
    level,
    base: worker === undefined ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
