import { afterAll, beforeAll, expect, it } from 'vitest';
import { artworkTexts } from '../../../rules/texts/quote/artwork.ts';
import { pdf, serveSite, stored, svg, upload } from '../../web/routes/uploads/testUploads.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite(service.gateway);
});
afterAll(() => site.close());

const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename
  ... on SubmissionReceipt { reference } ... on ValidationFailure { errors { field message } } } }`;
const submit = async (name: string, artwork: string[], more: Record<string, unknown> = {}) => {
  const person = { name, email: 'lerato@example.co.za', labelType: 'security-void', quantity: '1001-5000' };
  return (await service.ask(SUBMIT, { input: { ...person, artwork, ...more } })).data.submitQuoteRequest;
};
const attach = async (bytes: Buffer, name: string): Promise<string> =>
  (await upload(site.origin, [{ bytes, name }])).body.id;

/** What the service received of somebody, as the operator reads it. */
async function received(name: string): Promise<string[]> {
  const response = await fetch(`${service.demo.url}/__demo/submissions`);
  const all = (await response.json()) as { fields: Record<string, string> }[];
  return all.filter(({ fields }) => fields.name === name).map(({ fields }) => fields.additionalInfo!);
}
/** The links in a text, at the address this test reaches the site by. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/http\S+/g)].map(([link]) => link.replace(service.gateway.services.config.publicUrl, site.origin));

it('travels with a quote request as a link to the very bytes, always as a download', async () => {
  const script = svg('<script>alert(1)</script>');
  const ids = [await attach(pdf(), 'Siegel "grün".pdf'), await attach(script, 'logo.svg')];
  expect(await submit('Ada', ids)).toMatchObject({ __typename: 'SubmissionReceipt' });
  const [text = ''] = await received('Ada');
  expect(text).toMatch(/Artwork:\nSiegel _grün_\.pdf \(PDF, 1 kB\): http\S+\nlogo\.svg \(SVG, 1 kB\): http\S+\n/);

  const answers = await Promise.all(linksIn(text).map(link => fetch(link)));
  const contents = await Promise.all(answers.map(async answer => Buffer.from(await answer.arrayBuffer())));
  expect(contents).toEqual([pdf(), script]);
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
  expect(answers[0]!.headers.get('content-disposition')).toBe(
    `attachment; filename="Siegel _gr_n_.pdf"; filename*=UTF-8''Siegel%20_gr%C3%BCn_.pdf`,
  );
});

it('is not handed over to an altered link', async () => {
  await submit('Bea', [await attach(pdf(), 'a.pdf')]);
  const [link = ''] = linksIn((await received('Bea'))[0]!);
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
  const other = new URL(link);
  other.pathname = '/uploads/%2e%2e%2fclaimed';
  const altered = [link.replace('expires=1', 'expires=2'), `${link}x`, link.split('?')[0]!, other.href];
  for (const one of altered) {
    const answer = await fetch(one);
    expect([answer.status, ((await answer.json()) as { errors: { message: string }[] }).errors[0]!.message]).toEqual([
      ...[404, 'There is nothing at this address.'],
    ]);
  }
});

it('that is unknown, or with another request, is told at its field', async () => {
  const id = await attach(pdf(), 'a.pdf');
  expect((await submit('Cleo', [id])).__typename).toBe('SubmissionReceipt');
  for (const ids of [[id], ['x'.repeat(32)], ['../waiting']])
    expect(await submit('Mallory', ids)).toEqual({
      __typename: 'ValidationFailure',
      errors: [{ field: 'artwork', message: expect.stringContaining('attach it again') }],
    });
  expect(await received('Mallory')).toEqual([]);
});

it('beyond five is told by their number, with a request and with a reply', async () => {
  const artwork = Array.from({ length: 6 }, (_, at) => String(at).repeat(32));
  const failure = {
    __typename: 'ValidationFailure',
    errors: [{ field: 'artwork', message: artworkTexts.faults.TOO_MANY_FILES }],
  };
  expect(await submit('Nandi', artwork)).toEqual(failure);
  const { link, reference } = (
    await service.ask(SUBMIT.replace('SubmissionReceipt { reference }', 'QuoteRequest { reference link }'), {
      input: { name: 'Nandi', email: 'nandi@example.co.za', labelType: 'security-void', quantity: '1001-5000' },
    })
  ).data.submitQuoteRequest;
  const key = new URL(link).searchParams.get('key');
  const reply = `mutation ($input: ReplyToQuoteInput!) { replyToQuote(input: $input) { __typename
    ... on ValidationFailure { errors { field message } } } }`;
  const { data } = await service.ask(reply, { input: { reference, key, artwork } });
  expect(data.replyToQuote).toEqual(failure);
});

it('is claimed by one of two requests, and by a repeat of it again', async () => {
  const id = await attach(pdf(), 'a.pdf');
  const answers = await Promise.all(['k1', 'k2'].map(key => submit('Dora', [id], { key })));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['SubmissionReceipt', 'ValidationFailure']);
  const [won, key] = answers[0].reference ? [answers[0], 'k1'] : [answers[1], 'k2'];
  expect((await submit('Dora', [id], { key })).reference).toBe(won.reference);
  expect(await received('Dora')).toHaveLength(1);
});

it('waits for the corrected request when the service refuses one', async () => {
  const id = await attach(pdf(), 'a.pdf');
  await service.faults({ path: '/diri/v1/submit-quote', status: 400, body: 'json' });
  expect((await submit('Eve', [id])).__typename).toBe('SubmissionRefused');
  expect(stored(service.gateway).waiting).toContain(id);
  await service.faults();
  expect((await submit('Eve', [id])).__typename).toBe('SubmissionReceipt');
  expect(stored(service.gateway).waiting).not.toContain(id);
});
