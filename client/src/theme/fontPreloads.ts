import { archivoUrl } from './fontFiles.ts';

/** Fonts that the first viewport cannot do without; the server turns them into preload links. */
export const fontPreloads: readonly string[] = [archivoUrl];
