import type { Check } from './check.ts';
import { cart } from './checks/cart.ts';
import { categories } from './checks/categories.ts';
import { certificate } from './checks/certificate.ts';
import { clock } from './checks/clock.ts';
import { credentials } from './checks/credentials.ts';
import { damagedLog } from './checks/damagedLog.ts';
import { formRoutes } from './checks/formRoutes.ts';
import { cache } from './checks/machine/cache.ts';
import { capabilities } from './checks/machine/capabilities.ts';
import { configuration } from './checks/machine/configuration.ts';
import { database } from './checks/machine/database.ts';
import { artworkFolder, dataFolder } from './checks/machine/folders.ts';
import { leftBehind } from './checks/machine/leftBehind.ts';
import { mail } from './checks/machine/mail.ts';
import { outbox } from './checks/machine/outbox.ts';
import { redis } from './checks/machine/redis.ts';
import { menus } from './checks/menus.ts';
import { namespaces } from './checks/namespaces.ts';
import { permalinks } from './checks/permalinks.ts';
import { privileges } from './checks/privileges.ts';
import { products } from './checks/products.ts';
import { reachability } from './checks/reachability.ts';
import { searchIndex } from './checks/searchIndex.ts';
import { siteDetails } from './checks/siteDetails.ts';
import { timeZone } from './checks/timeZone.ts';
import { versions } from './checks/versions.ts';
import { webhooks } from './checks/webhooks.ts';

/** Every check, what causes trouble before what suffers from it: the first error is the one to mend. */
export const CHECKS: readonly Check[] = [
  configuration,
  reachability,
  certificate,
  permalinks,
  namespaces,
  versions,
  credentials,
  privileges,
  products,
  categories,
  cart,
  menus,
  formRoutes,
  webhooks,
  capabilities,
  clock,
  timeZone,
  siteDetails,
  dataFolder,
  artworkFolder,
  database,
  damagedLog,
  outbox,
  leftBehind,
  redis,
  mail,
  searchIndex,
  cache,
];
