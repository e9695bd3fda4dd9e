import type { Service } from '../../examination.ts';
import { type Check, error, info, success, warning } from '../../fact.ts';
import { answering, ofEachService } from '../../together.ts';

const NOTABLE_S = 30;
const HARMFUL_S = 300;
const MEND = 'Let both machines set their clocks by NTP.';

/** Whether both machines agree on the time: signatures, sales and scheduled posts go by it. */
export const clock: Check = { id: 'clock', name: 'Clock', find: context => ofEachService(context, look) };

const look = (service: Service) =>
  answering(service, (_, { headers, at }) => {
    const serviceTime = Date.parse(headers.date ?? '');
    if (Number.isNaN(serviceTime)) return info('the service does not tell its time');
    // The header has whole seconds, cut off.
    const ahead = Math.round((serviceTime + 500 - at) / 1000);
    const off = Math.abs(ahead);
    const data = { service: new Date(serviceTime).toISOString(), gateway: new Date(at).toISOString() };
    if (off < NOTABLE_S) return success(`${off} s apart`, data);
    const detail = `the service is ${off} s ${ahead > 0 ? 'ahead of' : 'behind'} the gateway`;
    return (off < HARMFUL_S ? warning : error)(detail, MEND, data);
  });
