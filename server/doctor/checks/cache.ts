import type { Check } from '../check.ts';

const OLD_MS = 15 * 60 * 1000;
const MB = 1024 * 1024;

/** What the running gateway holds, and whether its index is kept fresh. */
export const cache: Check = {
  id: 'cache',
  name: 'Cache',
  async run({ config, running }) {
    if (!config.cache)
      return {
        status: 'warning',
        detail: 'off: every answer asks the services anew',
        mend: 'Unset CACHE, or set it to on.',
      };
    if (!running) return { status: 'info', detail: 'on; what a running site holds, /debug/woocommerce says' };
    const [{ entries, bytes }, index] = [running.cache(), running.index()];
    const held = `${entries} entries, ${(bytes / MB).toFixed(1)} MB`;
    const data = { entries, bytes, index };
    if (!index.ready || index.ageMs === null)
      return { status: 'info', detail: `${held}; the index is being made: lists are asked of the service`, data };
    const detail = `${held}; the index is ${Math.round(index.ageMs / 1000)} s old`;
    if (index.ageMs < OLD_MS) return { status: 'success', detail, data };
    return {
      status: 'warning',
      detail,
      mend: 'The services have not answered for a while: see Reachability and the log.',
      data,
    };
  },
};
