import type { Logger } from 'pino';
import type { Records } from '../../cache/records.ts';
import type { Config } from '../../config.ts';
import type { Features } from '../features.ts';
import type { Upstream } from '../http.ts';
import type { Known } from '../known.ts';

/** What every collection of the shop service is made with. */
export interface ShopOptions {
  upstream: Upstream;
  records: Records;
  log: Logger;
  features: Features;
  /** keys of a product's meta data that the owner names */
  productMeta: Config['productMeta'];
  /** sanitises what an editor or a buyer wrote */
  html: (raw: string) => string;
  /** what the index has; absent where there is none */
  known?: Known;
}
