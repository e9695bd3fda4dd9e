import type { Check } from '../../check.ts';

const MB = 1024 * 1024;

/** What the running gateway holds. */
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
    const { entries, bytes } = running.cache();
    const detail = `${entries} entries, ${(bytes / MB).toFixed(1)} MB`;
    return { status: 'success', detail, data: { entries, bytes } };
  },
};
