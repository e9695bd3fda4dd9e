import { type Check, info, success } from '../../fact.ts';
import { missing } from '../../missing.ts';

/** What the services cannot do that others can, each with what is done in its place. */
export const capabilities: Check = {
  id: 'capabilities',
  name: 'Capabilities',
  async find({ running, content, shop }) {
    const index = await (content ?? shop)?.index();
    if (!running || index?.kind !== 'root') return null;
    const found = await running.capabilities();
    const lacking = missing(found);
    return lacking.length
      ? info(`${lacking.join('. ')}.`, found)
      : success('everything that the gateway can use is there', found);
  },
};
