import { arrivals } from './arrivals.ts';
import { startGateway } from './gateway.ts';
import { type Proof, seconds, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { load, messageOf, submitUntilAcknowledged } from './visitor.ts';

export const poison: Proof = {
  title: 'The service chokes on some of them',
  inProof: true,
  async run(full) {
    const count = full ? 200 : 20;
    const receiver = await startReceiver();
    const gateway = await startGateway({ service: receiver.url });
    const url = () => gateway.url;
    try {
      await receiver.leave();
      for (const key of ['poison-500', 'poison-silence']) await submitUntilAcknowledged(url, messageOf(key));
      const acknowledged = await load(url, { prefix: 'good', perSecond: 20, more: sent => sent < count });
      receiver.reply = ({ message = '' }) => {
        if (message.includes('key=poison-silence')) return 'silence';
        return message.includes('key=poison-500') ? 500 : 'take';
      };
      const back = performance.now();
      await receiver.comeBack();
      const there = await within(120_000, () => arrivals(receiver, acknowledged).lost === 0);
      const took = performance.now() - back;
      return {
        figures: [
          { what: 'that never arrive: always answered 500, never answered', value: 2 },
          { what: `of ${count} others lost`, value: arrivals(receiver, acknowledged).lost, holds: there },
          { what: 'the others were there after', value: seconds(took) },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
    }
  },
};
