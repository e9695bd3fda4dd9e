import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contact, quote, startHarness, temporaryFolder } from '../outbox/test/harness.ts';
import { createSignInMails } from '../quotes/accounts/signInMails.ts';
import { answered, buyer, EMAIL, key, openQuotes } from '../quotes/test/openQuotes.ts';
import { runCommand } from '../test/command.ts';
import { eventually } from '../test/eventually.ts';

const run = (dataDir: string, ...args: string[]) => runCommand('submissions', args, { DATA_DIR: dataDir });

it('sees to what is stored beside a gateway that is running', async () => {
  const { submissions, service, time, dataDir } = await startHarness();
  submissions.start();
  const held = await submissions.submit({ ...quote, held: 'honeypot' });
  const { reference } = held as { reference: string };
  await submissions.submit(contact);

  const list = await run(dataDir, 'list', '--state', 'held');
  expect(list.out).toMatch(new RegExp(`^REFERENCE .*\n${reference}  quote  held .*honeypot\n$`));
  expect(JSON.parse((await run(dataDir, 'list', '--json')).out)).toHaveLength(2);
  expect((await run(dataDir, 'show', reference.toLowerCase())).out).toContain(quote.values.email);

  expect(await run(dataDir, 'release', reference)).toMatchObject({ code: 0, fault: '' });
  expect(await run(dataDir, 'release', reference)).toMatchObject({ code: 1, out: `${reference} is not held.\n` });
  time.now = Date.now();
  await eventually(() => {
    time.advance(1_000);
    expect(service.received).toHaveLength(2);
  });

  const nowhere = join('/proc', 'nowhere');
  expect(await run(dataDir, 'export', quote.values.email, '--out', nowhere)).toMatchObject({ code: 1, out: '' });
  const person = JSON.parse((await run(dataDir, 'export', quote.values.email)).out);
  expect(person.submissions).toMatchObject([{ reference, payload: { name: quote.values.name } }]);
  expect(await run(dataDir, 'erase', quote.values.email)).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^1 submission \(0 not delivered\), 1 quote request, 0 notices of stock and 0 consents .*--yes/,
    ),
  });
  expect(await run(dataDir, 'erase', quote.values.email, '--yes')).toMatchObject({ code: 0 });
  expect(await run(dataDir, 'show', reference)).toMatchObject({ code: 1 });
});

it('says whose order is still to be made, and whom a request of another was bought by', async () => {
  const dataDir = temporaryFolder();
  const opened = await openQuotes({ dataDir });
  await answered(opened, 'Q-1');
  const sipho = { ...buyer, email: 'sipho@accounts.example' };
  await opened.life.accept({ reference: 'Q-1', key: key('k'), offerVersion: 1, buyer: sipho });
  const erase = (...more: string[]) => run(dataDir, 'erase', sipho.email, ...more);
  const kept = 'Kept until its order is made: the buyer of Q-1. Erase it again then.\n';
  const preview = /^0 submissions .*, 0 quote requests, 0 notices .* --yes to do it\. (Kept .*\n)$/;
  expect(preview.exec((await erase()).out)?.[1]).toBe(kept);
  expect(await erase('--yes')).toMatchObject({ code: 1, out: kept });
  const asker = (...more: string[]) => run(dataDir, 'erase', EMAIL, ...more);
  const request = 'Kept until its order is made: the request Q-1. Erase it again then.\n';
  expect(preview.exec((await asker()).out)?.[1]).toBe(request);
  expect(await asker('--yes')).toMatchObject({ code: 1, out: request });
  const [job] = await opened.queue.claim(1);
  await opened.queue.made(job!, { id: 7, key: 'k', number: '7', paymentUrl: null }, null);
  const out = expect.stringContaining('0 quote requests, the buyer of 1 other, ');
  expect(await erase()).toMatchObject({ code: 1, out });
  expect(await erase('--yes')).toMatchObject({ code: 0, out: 'Removed: buyer of Q-1.\n' });
  expect(await erase('--yes')).toMatchObject({ code: 0, out: 'Nothing was kept.\n' });
  await createSignInMails(opened.database, () => opened.clock.now).ask(sipho.email);
  expect(await erase()).toMatchObject({ code: 1, out: expect.stringContaining('0 notices of stock, 1 sign-in and ') });
});

it('says how it is used, and what is wrong with the configuration', { tags: 'proof' }, async () => {
  expect(await run('/tmp', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('64 not understood') });
  expect(await run('/tmp', 'lisst')).toMatchObject({ code: 64, out: '' });
  expect(await run('/tmp', 'export', 'thandi@example.com', '--out', '')).toMatchObject({ code: 64, out: '' });
  expect((await run('/tmp', 'retry')).fault).toContain('retry REFERENCE | --all');
  for (const words of [
    ['retry', '--all', 'Q-0W3XK-7QF2P'],
    ['list', 'held'],
  ])
    expect(await run('/tmp', ...words)).toMatchObject({ code: 64, out: '' });
  expect((await run('/tmp', 'show', 'Q-WRONG-00000')).code).toBe(64);
  expect(await run('/dev/null/data', 'list')).toMatchObject({ code: 78 });
});

it.each<[string[], string, number]>([
  [['list'], 'None.\n', 0],
  [['list', '--json'], '[]\n', 0],
  [['revoke', 'Labels Ltd'], 'There is no partner Labels Ltd.\n', 1],
  [['hooks', 'Labels Ltd'], 'There is no partner Labels Ltd.\n', 1],
])('partners %j keeps nothing in a folder in which nothing is kept yet', async (args, out, code) => {
  const folder = temporaryFolder();
  expect(await runCommand('partners', args, { DATA_DIR: folder })).toMatchObject({ code, out });
  expect(readdirSync(folder)).toEqual([]);
});

it('says of a folder without a store that it is not the site’s, and makes none', async () => {
  const folder = temporaryFolder();
  for (const words of [['list'], ['erase', 'thandi@example.com', '--yes']])
    expect(await run(folder, ...words)).toMatchObject({
      ...{ code: 78, out: '', fault: expect.stringContaining(`DATA_DIR: ${folder} holds no submissions.sqlite`) },
    });
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['submissions', 'list'],
  ['partners', 'list'],
  ['operations', 'list'],
])('%s makes nothing of a folder that is not there, and takes no file for one', async (program, action) => {
  const folder = join(temporaryFolder(), 'mistyped');
  expect(await runCommand(program, [action], { DATA_DIR: folder })).toMatchObject({
    ...{ code: 78, out: '', fault: expect.stringContaining(`there is no ${folder}`) },
  });
  expect(existsSync(folder)).toBe(false);
  writeFileSync(folder, '');
  expect(await runCommand(program, [action], { DATA_DIR: folder })).toMatchObject({
    ...{ code: 78, out: '', fault: expect.stringContaining(`${folder} is no folder`) },
  });
});
