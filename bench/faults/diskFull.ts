import { execFileSync, spawnSync } from 'node:child_process';
import { arrivals } from './arrivals.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { type Proof, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { type Acknowledged, messageOf, submit } from './visitor.ts';

/** No file may grow beyond this: to the gateway a disk that is full. Rights would not do, for root ignores them. */
const LIMIT_BYTES = 600_000;
/** Many times what fits. */
const MOST_MESSAGES = 10_000;
const PHONE = '+27 11 000 0100';

export const diskFull: Proof = {
  title: 'The disk is full',
  async run() {
    if (spawnSync('prlimit', ['--version']).status !== 0) return { skipped: 'prlimit is missing.' };
    const receiver = await startReceiver();
    receiver.reply = () => 503;
    const gateway = await startGateway({ service: receiver.url, by: ['prlimit', `--fsize=${LIMIT_BYTES}:unlimited`] });
    try {
      const acknowledged = await fill(gateway);
      const refused = await submit(gateway.url, messageOf('one-too-many'));
      const page = await postContact(gateway);
      const ready = await fetch(`${gateway.url}/readyz`);
      const { impaired, checks } = (await ready.json()) as Readiness;
      const alive = (await fetch(`${gateway.url}/healthz`)).status;
      execFileSync('prlimit', ['--pid', String(gateway.pid), '--fsize=unlimited']);
      const again = await submit(gateway.url, messageOf('one-too-many'));
      receiver.reply = () => 'take';
      const there = await within(120_000, () => arrivals(receiver, acknowledged).lost === 0);
      return {
        figures: [
          { what: 'acknowledged before it was full', value: acknowledged.length },
          { what: 'answer then', value: `${refused.type} ${refused.code}`, holds: refused.code === 'NOT_STORED' },
          {
            what: 'with the phone number',
            value: String(refused.message?.includes(PHONE)),
            holds: refused.message?.includes(PHONE) === true,
          },
          {
            what: 'a form without scripts then',
            value: `${page.status}, ${page.honest ? 'says so with the number' : 'says something else'}`,
            holds: page.honest,
          },
          { what: '/healthz', value: alive, holds: alive === 200 },
          {
            // With a service that shows pages it would be ready all the same.
            what: '/readyz names it',
            value: `submissions: ${checks.submissions.reason}`,
            holds: impaired.includes('submissions') && checks.submissions.reason === 'not writable',
          },
          { what: 'the same message once there is room', value: again.type, holds: again.type === 'SubmissionReceipt' },
          { what: 'acknowledged and lost', value: arrivals(receiver, acknowledged).lost, holds: there },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
    }
  },
};

interface Readiness {
  impaired: string[];
  checks: { submissions: { reason?: string } };
}

/** Sends until one is refused; returns what was acknowledged. */
async function fill({ url }: Gateway): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  for (let n = 0; n < MOST_MESSAGES; n++) {
    const key = `full-${n}`;
    const { type, reference } = await submit(url, messageOf(key));
    if (type !== 'SubmissionReceipt') return acknowledged;
    acknowledged.push({ key, reference: reference ?? '', ms: 0 });
  }
  throw new Error(`the disk is not full after ${MOST_MESSAGES} messages`);
}

async function postContact({ url }: Gateway): Promise<{ status: number; honest: boolean }> {
  const { key: _, ...fields } = messageOf('posted');
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const html = await response.text();
  const alert = /role="alert"[\s\S]*?<\/div>/.exec(html)?.[0] ?? '';
  return { status: response.status, honest: response.status >= 400 && alert.includes(PHONE) };
}
