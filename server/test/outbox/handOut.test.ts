import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { pdf, serveSite, upload } from '../../web/routes/uploads/testUploads.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, ordering, place } from '../ordering.ts';
import { offered, quoting } from '../quoting.ts';

const service = startEmbedded();
const { take } = quoting(() => service.gateway);
const { buyer } = ordering(service);
const program = fileURLToPath(new URL('../../commands/submissions.ts', import.meta.url));

/** Runs the command beside the gateway. */
function run(...args: string[]): Promise<{ out: string; fault: string; code: number }> {
  const env = { PATH: process.env.PATH, DATA_DIR: service.gateway.dataDir };
  return new Promise(resolve => {
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, fault) =>
      resolve({ out, fault, code: child.exitCode ?? -1 }),
    );
  });
}

async function uploaded(text: string): Promise<string> {
  const site = await serveSite(service.gateway);
  const { body } = await upload(site.origin, [{ bytes: pdf(text), name: 'seal.pdf' }]);
  site.close();
  return body.id;
}

/** A request with a file and an offer with a proof; gives its reference. */
async function quoted(name: string): Promise<string> {
  const input = {
    ...{ name, email: emailOf(name).email, labelType: 'custom', quantity: '1-100' },
    artwork: [await uploaded(`artwork of ${name}`)],
  };
  const query =
    'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';
  const { reference } = (await service.ask(query, { input })).data.submitQuoteRequest;
  const proofs = [await uploaded(`proof for ${name}`)];
  expect(await take('answerQuoteRequest', { reference, version: 1, ...offered, proofs })).toMatchObject({
    status: 'ANSWERED',
  });
  return reference;
}

/** Proof of a transfer for an order; gives its reference. */
async function transferred(name: string): Promise<string> {
  const shopper = await buyer(service.gateway);
  const { id, key } = await place(shopper, order({ billing: emailOf(name) }));
  const input = { id, key, artwork: [await uploaded(`payment of ${name}`)] };
  const query =
    'mutation ($input: SendPaymentProofInput!) { sendPaymentProof(input: $input) { ... on SubmissionReceipt { reference } } }';
  return (await shopper.ask(query, { input })).data.sendPaymentProof.reference;
}

it('hands out the files of one person with the rest: artwork, proofs of offers and of payments, and nobody else’s', async () => {
  const [asked, paid] = [await quoted('ada'), await transferred('ada')];
  await quoted('bea');
  const parent = await mkdtemp(join(tmpdir(), 'hand-out-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'ada');
  const { email } = emailOf('ada');
  const told = await run('export', email);
  expect(JSON.parse(told.out)).toMatchObject({ quoteRequests: [{ reference: asked }] });
  expect(told.fault).toContain('3 files belong to it: with --out FOLDER');

  expect(await run('export', email.toUpperCase(), '--out', folder)).toEqual({
    ...{ code: 0, fault: '', out: `person.json and 3 files are in ${folder}.\n` },
  });
  const person = JSON.parse(await readFile(join(folder, 'person.json'), 'utf8'));
  expect(person.quoteRequests).toMatchObject([{ reference: asked, fields: { name: 'ada' } }]);
  const held = await Promise.all(
    person.files.map(async ({ reference, path }: { reference: string; path: string }) => [
      reference,
      (await readFile(join(folder, path))).toString(),
    ]),
  );
  expect(held.toSorted()).toEqual(
    [
      [asked, pdf('artwork of ada').toString()],
      [asked, pdf('proof for ada').toString()],
      [paid, pdf('payment of ada').toString()],
    ].toSorted(),
  );
  expect((await readdir(join(folder, 'files'))).toSorted()).toEqual([asked, paid].toSorted());
  for (const place of [folder, join(folder, 'person.json'), join(folder, person.files[0].path)])
    expect((await stat(place)).mode & 0o077, place).toBe(0);

  // What was handed out before is not written over.
  expect(await run('export', email, '--out', folder)).toMatchObject({
    ...{ code: 1, fault: expect.stringContaining('is not empty. Name a new folder.') },
  });
  expect(await run('erase', email, '--yes')).toMatchObject({ code: 0 });
  const after = join(parent, 'after');
  expect((await run('export', email, '--out', after)).out).toContain('person.json and 0 files');
});
