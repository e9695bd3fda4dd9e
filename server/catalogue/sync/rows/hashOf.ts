import { hash } from 'node:crypto';

/** A short mark that differs when anything of a row does. */
export const hashOf = (row: object): string => hash('sha1', JSON.stringify(row), 'base64');
