import { postgresPrograms, startPostgres } from '../../server/outbox/test/postgres.ts';
import { arrivals } from './arrivals.ts';
import { startGateway } from './gateway.ts';
import { type Proof, seconds, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { load, messageOf, submit } from './visitor.ts';

export const shared: Proof = {
  title: 'Two gateways share one PostgreSQL',
  async run(full) {
    if (!postgresPrograms()) return { skipped: 'PostgreSQL is missing (apt-get install postgresql).' };
    const count = full ? 500 : 40;
    const postgres = await startPostgres();
    const receiver = await startReceiver();
    receiver.delayMs = () => 20;
    const env = { DATABASE_URL: await postgres.database() };
    const gateways = await Promise.all([1, 2].map(() => startGateway({ service: receiver.url, env })));
    let turn = 0;
    const url = () => gateways[turn++ % 2]!.url;
    try {
      await receiver.leave();
      const acknowledged = await load(url, { prefix: 'shared', perSecond: 20, more: sent => sent < count });
      const twice = await Promise.all(gateways.map(gateway => submit(gateway.url, messageOf('both'))));
      const back = performance.now();
      await receiver.comeBack();
      await within(120_000, () => arrivals(receiver, acknowledged).lost === 0);
      const took = performance.now() - back;
      await postgres.restart();
      const after = await submit(gateways[0]!.url, messageOf('after-restart'));
      const { lost, torn, repeats, distinct } = arrivals(receiver, acknowledged);
      const one = new Set(twice.map(({ reference }) => reference)).size;
      return {
        figures: [
          {
            what: 'acknowledged by either while the service was down',
            value: acknowledged.length,
            holds: acknowledged.length === count,
          },
          { what: 'delivered by both together in', value: seconds(took) },
          { what: 'acknowledged and lost', value: lost, holds: lost === 0 },
          { what: 'torn', value: torn, holds: torn === 0 },
          { what: `delivered twice, of ${distinct}`, value: repeats, holds: repeats === 0 },
          { what: 'requests of one key sent to both at once', value: one, holds: one === 1 },
          {
            what: 'a message after the database was restarted',
            value: after.type,
            holds: after.type === 'SubmissionReceipt',
          },
        ],
      };
    } finally {
      await Promise.all(gateways.map(gateway => gateway.remove()));
      await receiver.stop();
      await postgres.stop();
    }
  },
};
