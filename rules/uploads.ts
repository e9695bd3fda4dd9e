import { decoded } from './decoded.ts';

/** Where the media library keeps its files, that of Bedrock below `app`; no segment may climb out, plain or escaped. */
const UPLOADS =
  /^\/(?:[\w-]+\/){0,3}(?:wp-content|app)\/uploads\/(?!.*(?:\/\.|%2e|%2f|%5c))[\w./%()+,@-]+\.[a-z0-9]{2,5}$/i;

/** What WooCommerce keeps beside the library: downloads that are sold, and logs. Some web servers do not close these folders. */
const CLOSED = /\/uploads\/(?:.*\/)?(?:woocommerce_uploads|wc-logs)\//i;

/** Whether a path is that of a file of the media library, which this site hands through. */
export const isUpload = (path: string): boolean => UPLOADS.test(path) && !CLOSED.test(decoded(path));
