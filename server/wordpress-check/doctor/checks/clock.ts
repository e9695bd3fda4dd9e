import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { answering, ofEachService } from '../services.ts';

const NOTABLE_S = 30;
const HARMFUL_S = 300;

/** Whether both machines agree on the time: signatures, sales and scheduled posts go by it. */
export const clock: Check = { id: 'clock', name: 'Clock', run: context => ofEachService(context, look) };

const look = (remote: Remote) =>
  answering(remote, (_, { headers, at }): Finding => {
    const told = Date.parse(headers.date ?? '');
    if (Number.isNaN(told)) return { status: 'info', detail: 'the service does not tell its time' };
    // The header has whole seconds, cut off.
    const ahead = Math.round((told + 500 - at) / 1000);
    const off = Math.abs(ahead);
    const data = { service: new Date(told).toISOString(), gateway: new Date(at).toISOString() };
    if (off < NOTABLE_S) return { status: 'success', detail: `${off} s apart`, data };
    const mend = 'Let both machines set their clocks by NTP.';
    const detail = `the service is ${off} s ${ahead > 0 ? 'ahead of' : 'behind'} the gateway`;
    return { status: off < HARMFUL_S ? 'warning' : 'error', detail, mend, data };
  });
