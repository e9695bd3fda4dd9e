import { type Check, info, success, warning } from '../../fact.ts';

const MB = 1024 * 1024;

/** What the running gateway holds. */
export const cache: Check = {
  id: 'cache',
  name: 'Cache',
  find({ config, running }) {
    if (!config.cache) return warning('off: every answer asks the services anew', 'Unset CACHE, or set it to on.');
    if (!running) return info('on; what a running site holds, /debug/woocommerce says');
    const { entries, bytes } = running.cache();
    return success(`${entries} entries, ${(bytes / MB).toFixed(1)} MB`, { entries, bytes });
  },
};
