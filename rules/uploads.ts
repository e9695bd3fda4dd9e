/** Where the media library keeps its files; no segment may climb out, plain or escaped. */
const UPLOADS = /^\/(?:[\w-]+\/){0,3}wp-content\/uploads\/(?!.*(?:\/\.|%2e|%2f|%5c))[\w./%()+,@-]+\.[a-z0-9]{2,5}$/i;

/** Whether a path is that of a file of the media library, which this site hands through. */
export const isUpload = (path: string): boolean => UPLOADS.test(path);
