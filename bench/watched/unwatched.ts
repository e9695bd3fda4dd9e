import channels from 'node:diagnostics_channel';
import { syncBuiltinESMExports } from 'node:module';
import hooks from 'node:perf_hooks';

// Loaded before the site (`--import`), so that nobody hears what happens in it and nothing watches its process: what is
// left is what the work itself takes.

const { channel } = channels;
const silent = { hasSubscribers: false, publish() {}, subscribe() {}, unsubscribe: () => false };
channels.channel = ((name: string) =>
  name.startsWith('gateway:') ? silent : channel(name)) as unknown as typeof channel;

const still = {
  enable: () => true,
  disable: () => true,
  reset() {},
  percentile: () => 0,
  min: 0,
  max: 0,
  mean: 0,
  stddev: 0,
};
hooks.monitorEventLoopDelay = (() => still) as unknown as typeof hooks.monitorEventLoopDelay;
hooks.PerformanceObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof hooks.PerformanceObserver;
syncBuiltinESMExports();
