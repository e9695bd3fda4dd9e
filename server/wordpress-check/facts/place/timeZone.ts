import assert from 'node:assert/strict';
import { type Check, expect, info, success, warning } from '../../fact.ts';
import { answering } from '../../together.ts';

const MEND = 'Settings > General > Timezone: choose a city.';

/** Whether WordPress knows where it stands: its dates come without an offset, and office hours are local. */
export const timeZone: Check = {
  id: 'time-zone',
  name: 'Time zone',
  find: ({ content }) =>
    content &&
    answering(content, ({ timezone_string, gmt_offset }) => {
      const data = { timezone_string, gmt_offset };
      if (timezone_string) return success(timezone_string, data);
      const offset = Number(gmt_offset ?? 0);
      if (offset === 0) return info('UTC, or never chosen', data, MEND);
      const detail = `a fixed offset of ${offset > 0 ? '+' : ''}${offset} h, which knows no summer time`;
      return warning(detail, MEND, data);
    }),
  expectations: expect('index', {
    async 'names itself, its own address and its time zone'({ content, scope }) {
      const { name, home, url, timezone_string: zone, gmt_offset: offset } = await content.index.read(scope());
      assert.equal(typeof name, 'string');
      assert(URL.canParse(home || url || ''), 'home is an address');
      assert(zone || offset !== undefined, 'a time zone by name or offset');
    },
  }),
};
