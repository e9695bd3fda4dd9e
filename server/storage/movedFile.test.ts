import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../outbox/test/harness.ts';
import { ask } from '../test/ask.ts';
import { startEmbedded } from '../test/embedded.ts';
import { order, ordering, place } from '../test/ordering.ts';
import { serveSite } from '../web/routes/uploads/testUploads.ts';
import { openDatabase } from './open.ts';

const service = startEmbedded();
const SUBMIT = `mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) {
  ... on SubmissionRefused { code } ... on SubmissionReceipt { reference } } }`;
const message = { name: 'Lerato', email: 'lerato@example.test', subject: 'general', message: 'Is it kept?' };

it('takes nothing while its file is not where it was opened, and says so; what was taken is there when it is back', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const gateway = service.another({ dataDir });
  await gateway.ready();
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const send = async (key: string) =>
    (await ask(gateway, SUBMIT, { input: { ...message, key } })).data.submitContactMessage;
  const taken = await send('before');
  expect(taken).toEqual({ reference: expect.any(String) });

  renameSync(dataDir, `${dataDir}-away`);
  expect(await send('gone')).toEqual({ code: 'NOT_STORED' });
  const readiness = await (await fetch(`${site.origin}/readyz`)).json();
  expect(readiness.checks.submissions).toMatchObject({ ready: false, reason: 'file gone' });
  expect(gateway.lines.join('\n')).toMatch(/submissions\.sqlite.*Put DATA_DIR back, or start the gateway again/);

  // A folder that somebody put in its place is not the one that is read.
  await (await openDatabase({ dataDir }, Date.now())).close();
  expect(await send('replaced')).toEqual({ code: 'NOT_STORED' });

  renameSync(dataDir, `${dataDir}-other`);
  renameSync(`${dataDir}-away`, dataDir);
  expect(await send('back')).toEqual({ reference: expect.any(String) });
  expect(await send('before')).toEqual(taken);
});

it('begins no file anew for the first order that comes once its own has gone', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const gateway = service.another({ dataDir });
  await gateway.ready();
  gateway.start();
  const buyer = await ordering(service).buyer(gateway);
  renameSync(dataDir, `${dataDir}-away`);
  expect(await place(buyer, order())).toMatchObject({ __typename: 'OrderFailure', code: 'NOT_STORED' });
  expect(existsSync(join(dataDir, 'submissions.sqlite'))).toBe(false);
  renameSync(`${dataDir}-away`, dataDir);
  expect(await place(buyer, order())).toMatchObject({ __typename: 'OrderPlaced' });
});
