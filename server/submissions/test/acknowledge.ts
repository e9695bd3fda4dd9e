import { createSubmissions } from '../submissions.ts';
import { deliverTo } from './formService.ts';

// Run as a process of its own by crash.test.ts: acknowledges submissions on standard output until it is killed.
const [dataDir = '', url = ''] = process.argv.slice(2);
const silent = () => {};
const log = { info: silent, warn: silent, error: silent } as never;
const submissions = createSubmissions({ dataDir, deliver: { service: deliverTo(url) }, log });

const values = { name: 'Sipho', email: 'sipho@example.test', subject: 'general', message: 'Please call me.' };

for (let n = 0; ; n++) {
  const outcome = await submissions.submit({ kind: 'contact', values, key: `${process.pid}-${n}` });
  if (outcome.type === 'accepted') process.stdout.write(`${outcome.reference}\n`);
}
