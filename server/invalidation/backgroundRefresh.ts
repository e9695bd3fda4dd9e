import { Scope } from '../cache/scope.ts';
import type { Services } from '../context/context.ts';
import type { Capabilities } from '../wordpress-check/capabilities.ts';
import { loadReference } from './referenceData.ts';

const EVERY_MS = 60_000;
/** Plugins come and go seldom; a service that does not answer is looked at each time. */
const CAPABILITIES_EVERY_MS = 600_000;

export interface BackgroundRefresh {
  start(): void;
  stop(): void;
}

/**
 * Finds out what the services can do, then loads reference data and the index, and keeps all three fresh. By what
 * address and as whom a service answers has to be known before anything else is asked.
 */
export function createBackgroundRefresh(services: Services): BackgroundRefresh {
  const { capabilities, catalogue, config } = services;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const load = () => loadReference(services, new Scope('refresh', config.upstreamTimeoutMs));
  const renew = async () => {
    if (isDue(capabilities.current)) await capabilities.find();
    if (!stopped) await load();
  };
  return {
    start() {
      void capabilities.find().then(() => {
        if (stopped) return;
        void load();
        void catalogue.start();
      });
      timer = setInterval(() => void renew(), EVERY_MS);
      timer.unref();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}

/** With the round that comes next to its time: a look ends somewhat after the round that began it. */
const isDue = ({ foundAt, content, shop }: Capabilities): boolean =>
  !foundAt ||
  !content.answers ||
  !shop.answers ||
  Date.now() - foundAt.getTime() >= CAPABILITIES_EVERY_MS - EVERY_MS / 2;
