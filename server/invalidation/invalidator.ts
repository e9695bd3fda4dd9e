import { Scope } from '../cache/scope.ts';
import type { Store } from '../cache/store.ts';
import type { Services } from '../context/context.ts';
import { READER } from '../workers/place.ts';
import type { Broadcast } from './broadcast.ts';
import { watchClock } from './clockWatch.ts';
import { loadReference } from './referenceData.ts';
import type { Change } from './webhooks/change.ts';
import { tagsOf } from './webhooks/tagsOf.ts';
import { createWorkersBroadcast } from './workersBroadcast.ts';

/** Makes what changed elsewhere show here, and with a Redis in every process of the site. */
export interface Invalidator {
  /** Receives from now on the changes that other processes report, and sees to a clock that is set back. */
  start(): void;
  close(): Promise<void>;
  /**
   * From now on nothing is answered from the old state, unless the service fails; the index and the reference data are
   * read again behind. Safe to repeat; any number of changes that come while one is read are read together. Never throws.
   */
  invalidate(changes: readonly Change[]): void;
}

/** What may have come back in stock by a change of this kind. */
const STOCKED: ReadonlySet<Change['kind']> = new Set(['product', 'variation', 'everything']);

export function createInvalidator(store: Store, services: Services): Invalidator {
  const { capabilities, catalogue, commerce, config, log, place, sharedReads } = services;
  const reload = oneAtATime(() => loadReference(services, new Scope('webhook', config.upstreamTimeoutMs)));
  const walk = oneAtATime(async () => {
    // A plugin may have come or gone.
    await capabilities.find();
    await catalogue.refresh(true);
  });
  /** Of several workers one looks for all: it hears of every change. */
  const looks = !place || place.number === READER;
  const renew = (changes: readonly Change[]) => {
    for (const change of changes) if (change.kind === 'order') commerce.payments.changed(change.id);
    if (changes.some(({ kind }) => kind === 'everything')) {
      sharedReads?.forget('everything');
      store.outdate('everything');
      walk();
    } else {
      const tags = tagsOf(changes);
      sharedReads?.forget(tags);
      store.outdate(tags);
      void catalogue.renew(tags);
    }
    if (looks && changes.some(({ kind }) => STOCKED.has(kind))) void services.stockWatch?.look();
    reload();
  };
  let broadcast: Promise<Broadcast> | undefined;
  let endClockWatch = () => {};
  return {
    start() {
      endClockWatch = watchClock(() => {
        log.warn('The clock was set back: everything is looked at again');
        renew([{ kind: 'everything' }]);
      });
      const { redisUrl: url } = config;
      if (!url) {
        if (place) broadcast = Promise.resolve(createWorkersBroadcast(place.primary, renew));
        return;
      }
      // The client is loaded by those who use it.
      broadcast = import('./broadcast.ts').then(({ createBroadcast }) =>
        createBroadcast({ url, onChanges: renew, log }),
      );
    },
    async close() {
      endClockWatch();
      (await broadcast)?.close();
    },
    invalidate(changes) {
      renew(changes);
      void broadcast?.then(({ publish }) => publish(changes));
    },
  };
}

/** Runs `work` behind; asked for while it runs, it runs once more for all who asked. */
function oneAtATime(work: () => Promise<void>): () => void {
  let asked = false;
  let running = false;
  return async () => {
    asked = true;
    if (running) return;
    running = true;
    while (asked) {
      asked = false;
      await work();
    }
    running = false;
  };
}
