import { Scope } from '../cache/scope.ts';
import type { Services } from '../context/context.ts';
import type { Capabilities } from '../wordpress-check/capabilities.ts';
import { loadReference } from './referenceData.ts';

const EVERY_MS = 60_000;
/** Where the gateway starts with its services, as after a power cut: until they have answered once. */
const SOON_MS = 5_000;
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
  let soon: NodeJS.Timeout | undefined;
  let stopped = false;
  const load = () => loadReference(services, new Scope('refresh', config.upstreamTimeoutMs));
  const renew = async () => {
    if (isDue(capabilities.current)) await capabilities.find();
    if (!stopped) await load();
  };
  let looking = false;
  const untilAnswered = async () => {
    if (looking) return;
    looking = true;
    await capabilities.find();
    looking = false;
    if (stopped || isAway(capabilities.current)) return;
    clearInterval(soon);
    void load();
  };
  return {
    start() {
      void capabilities.find().then(() => {
        if (stopped) return;
        void load();
        void catalogue.start();
        if (isAway(capabilities.current)) soon = setInterval(() => void untilAnswered(), SOON_MS).unref();
      });
      timer = setInterval(() => void renew(), EVERY_MS).unref();
    },
    stop() {
      stopped = true;
      clearInterval(timer);
      clearInterval(soon);
    },
  };
}

const isAway = ({ content, shop }: Capabilities): boolean => !content.answers || !shop.answers;

/** With the round that comes next to its time: a look ends somewhat after the round that began it. */
const isDue = (found: Capabilities): boolean =>
  !found.foundAt || isAway(found) || Date.now() - found.foundAt.getTime() >= CAPABILITIES_EVERY_MS - EVERY_MS / 2;
