import { arrivals } from './arrivals.ts';
import { startGateway } from './gateway.ts';
import { type Proof, percentile, seconds, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { load } from './visitor.ts';

const PER_SECOND = 20;
const BACK_WITHIN_MS = 120_000;

/** What the service needs for one request once it is back. */
const SERVICE_MS = 100;

/** One answer in so many is lost after the service has taken the request. */
const ONE_LOST_IN = 20;

export const outage: Proof = {
  title: 'The form service is down while everybody writes',
  async run(full) {
    const count = full ? 1_000 : 60;
    const receiver = await startReceiver();
    const gateway = await startGateway({ service: receiver.url });
    try {
      await receiver.leave();
      const acknowledged = await load(() => gateway.url, {
        prefix: 'outage',
        perSecond: PER_SECOND,
        more: sent => sent < count,
      });
      let asked = 0;
      receiver.delayMs = () => SERVICE_MS;
      receiver.reply = () => (++asked % ONE_LOST_IN === 0 ? 'lost' : 'take');
      const back = performance.now();
      await receiver.comeBack();
      const there = await within(BACK_WITHIN_MS, () => arrivals(receiver, acknowledged).lost === 0);
      const took = performance.now() - back;
      // What was answered ambiguously is sent once more.
      await within(20_000, () => arrivals(receiver, acknowledged).repeats >= receiver.ambiguous - 1);
      const { lost, torn, doubled, repeats } = arrivals(receiver, acknowledged);
      const times = acknowledged.map(({ ms }) => ms);
      return {
        figures: [
          {
            what: `submissions at ${PER_SECOND} a second, all acknowledged`,
            value: acknowledged.length,
            holds: acknowledged.length === count,
          },
          {
            what: 'acknowledged after, median and 99th percentile',
            value: `${Math.round(percentile(times, 0.5))} ms, ${Math.round(percentile(times, 0.99))} ms`,
          },
          {
            what: `there after the service's return (${SERVICE_MS} ms a request), at most 120 s`,
            value: seconds(took),
            holds: there,
          },
          { what: 'acknowledged and lost', value: lost, holds: lost === 0 },
          { what: 'torn', value: torn, holds: torn === 0 },
          { what: 'doubled at a receiver that knows the reference', value: doubled, holds: doubled === 0 },
          {
            what: `repeats at one that does not, for ${receiver.ambiguous} ambiguous ends`,
            value: repeats,
            holds: repeats <= receiver.ambiguous,
          },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
    }
  },
};
