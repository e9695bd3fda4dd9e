import { startGateway } from './gateway.ts';
import type { Proof } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { messageOf, submit } from './visitor.ts';

const REPEATS = 200;

export const repeats: Proof = {
  title: 'One key, many requests',
  async run() {
    const receiver = await startReceiver();
    receiver.delayMs = () => 200;
    const gateway = await startGateway({ service: receiver.url });
    const send = (key: string, changes: { name?: string } = {}) =>
      submit(gateway.url, { ...messageOf(key), ...changes }, 60_000);
    try {
      const answers = await Promise.all(Array.from({ length: REPEATS }, () => send('one')));
      const different = new Set(answers.map(answer => JSON.stringify(answer))).size;
      const requests = receiver.taken.length;
      const other = await send('one', { name: 'Somebody else' });
      receiver.reply = () => 400;
      const refused = await send('two');
      receiver.reply = () => 'take';
      const corrected = await send('two', { name: 'Corrected' });
      return {
        figures: [
          { what: `requests made of ${REPEATS} parallel repeats`, value: requests, holds: requests === 1 },
          {
            what: 'different answers to them',
            value: different,
            holds: different === 1 && answers[0]?.type === 'SubmissionReceipt',
          },
          {
            what: 'the same key with other words',
            value: `${other.type} ${other.code}`,
            holds: other.code === 'KEY_REUSED',
          },
          {
            what: 'one that the service refuses (400)',
            value: `${refused.type} ${refused.code}`,
            holds: refused.code === 'REFUSED',
          },
          { what: 'its key again, corrected', value: corrected.type, holds: corrected.type === 'SubmissionReceipt' },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
    }
  },
};
