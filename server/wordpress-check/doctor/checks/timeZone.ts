import type { Check, Finding } from '../check.ts';
import { answering } from '../services.ts';

const MEND = 'Settings > General > Timezone: choose a city.';

/** Whether WordPress knows where it stands: its dates come without an offset, and office hours are local. */
export const timeZone: Check = {
  id: 'time-zone',
  name: 'Time zone',
  run: async ({ content }) =>
    content &&
    answering(content, ({ timezone_string, gmt_offset }): Finding => {
      const data = { timezone_string, gmt_offset };
      if (timezone_string) return { status: 'success', detail: timezone_string, data };
      const offset = Number(gmt_offset ?? 0);
      if (offset === 0) return { status: 'info', detail: 'UTC, or never chosen', mend: MEND, data };
      const detail = `a fixed offset of ${offset > 0 ? '+' : ''}${offset} h, which knows no summer time`;
      return { status: 'warning', detail, mend: MEND, data };
    }),
};
