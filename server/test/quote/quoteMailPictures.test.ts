import { randomBytes } from 'node:crypto';
import type { Attachment } from 'postal-mime';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { endlessDrawing } from '../../web/routes/images/test/originals.ts';
import { pdf, serveSite, upload } from '../../web/routes/uploads/testUploads.ts';
import { startEmbedded } from '../embedded.ts';
import { mailTo, startMailing } from '../mailing.ts';
import { EMAIL, offered } from '../quoting.ts';

const service = startEmbedded();

const picture = (width: number, height: number, background = '#c00') =>
  sharp({ create: { width, height, channels: 3, background } });
const about = async (attachment: Attachment) => sharp(Buffer.from(attachment.content as ArrayBuffer)).metadata();
const cids = (html = '') => [...html.matchAll(/<img src="cid:([^"]+)" width="(\d+)"/g)].map(([, ...found]) => found);

/** A request that is answered with an offer and proofs, and the mail of it. */
async function offerWith(files: { name: string; bytes: Buffer }[]) {
  const mailing = await startMailing(service);
  const { gateway, take, submit } = mailing;
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const proofs: string[] = [];
  for (const file of files) proofs.push((await upload(site.origin, [file])).body.id);
  const { reference } = await submit();
  const answered = await take('answerQuoteRequest', { reference, version: 1, ...offered, proofs });
  expect(answered).toMatchObject({ __typename: 'QuoteRequest' });
  return { ...mailing, mail: await mailTo(mailing.mailbox, EMAIL, /is ready$/) };
}

it('shows the label to scale in the confirmation, and in an offer that has no proof yet', async () => {
  const { mailbox, mail } = await offerWith([]);
  for (const one of [await mailTo(mailbox, EMAIL, /^Your quote request/), mail]) {
    expect(cids(one.html)).toEqual([['drawing@quote', '291']]);
    expect(one.html).toContain('alt="Drawing of the label: 60 x 30 mm, with a ruler in millimetres"');
    expect(one.text).toContain('Drawing of the label: 60 x 30 mm');
    expect(one.attachments).toMatchObject([
      { contentId: '<drawing@quote>', mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    const { format, width, height } = await about(one.attachments[0]!);
    expect([format, width, height]).toEqual(['png', 582, 408]);
  }
});

it('shows the proofs of an offer at twice the pixels of their place, and links what is no picture', async () => {
  const drawn = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>',
  );
  const { mail, gateway } = await offerWith([
    { name: 'red.png', bytes: await picture(1_600, 900).png().toBuffer() },
    { name: 'small.jpg', bytes: await picture(300, 200).jpeg().toBuffer() },
    { name: 'blue.svg', bytes: drawn },
    { name: 'die.pdf', bytes: pdf() },
  ]);
  expect(cids(mail.html).map(([, width]) => width)).toEqual(['528', '150', '528']);
  expect(cids(mail.html).map(([cid]) => `<${cid}>`)).toEqual(mail.attachments.map(({ contentId }) => contentId));
  expect((await Promise.all(mail.attachments.map(about))).map(({ format, width }) => [format, width])).toEqual([
    ['png', 1056],
    ['png', 300],
    ['png', 1056],
  ]);
  for (const words of ['Proof: red.png', 'Proof: small.jpg', 'Proof: blue.svg', 'Open the proof die.pdf (PDF, 1 kB)'])
    for (const body of [mail.text, mail.html]) expect(body).toContain(words);
  const link = /die\.pdf \(PDF, 1 kB\): (\S+)/.exec(mail.text ?? '')![1]!;
  const found = await gateway.services.artwork.open(new URL(link));
  expect(found?.file.name).toBe('die.pdf');
  for (const words of ['9,885.17', 'Lead time 6 working days']) expect(mail.text).toContain(words);
});

it('links what is too heavy for a mail, and what cannot be read', async () => {
  const noise = sharp(randomBytes(1_500 * 1_500 * 3), { raw: { width: 1_500, height: 1_500, channels: 3 } });
  const red = await picture(400, 300).png().toBuffer();
  const { mail } = await offerWith([
    { name: 'noise-1.jpg', bytes: await noise.jpeg().toBuffer() },
    { name: 'noise-2.jpg', bytes: await noise.jpeg({ quality: 70 }).toBuffer() },
    { name: 'broken.png', bytes: red.subarray(0, 60) },
    { name: 'red.png', bytes: red },
  ]);
  expect(cids(mail.html).map(([, width]) => width)).toEqual(['528', '200']);
  expect(mail.text).toMatch(/Open the proof noise-2\.jpg \(JPEG, [\d.]+ MB\): http/);
  expect(mail.text).toContain('Open the proof broken.png (PNG, 1 kB): http');
});

it('links a drawing that would take hours, and shows the others', { tags: 'proof', timeout: 90_000 }, async () => {
  const { mail } = await offerWith([
    { name: 'endless.svg', bytes: Buffer.from(endlessDrawing) },
    { name: 'red.png', bytes: await picture(400, 300).png().toBuffer() },
  ]);
  expect(cids(mail.html).map(([, width]) => width)).toEqual(['200']);
  expect(mail.text).toMatch(/Open the proof endless\.svg \(SVG, \d+ kB\): http/);
});
