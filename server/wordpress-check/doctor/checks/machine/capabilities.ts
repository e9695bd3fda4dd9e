import { missing } from '../../../capabilities/missing.ts';
import type { Check } from '../../check.ts';

/** What the services cannot do that others can, each with what is done in its place. */
export const capabilities: Check = {
  id: 'capabilities',
  name: 'Capabilities',
  async run({ running, content, shop }) {
    const index = await (content ?? shop)?.index();
    if (!running || index?.kind !== 'root') return null;
    const data = await running.capabilities();
    const lacking = missing(data);
    if (lacking.length === 0)
      return { status: 'success', detail: 'everything that the gateway can use is there', data };
    return { status: 'info', detail: `${lacking.join('. ')}.`, data };
  },
};
