import { describe, expect, it, onTestFinished } from 'vitest';
import { places } from '../outbox/test/places.ts';
import { ask } from '../test/ask.ts';
import { startEmbedded } from '../test/embedded.ts';
import { serveSite } from '../web/routes/uploads/testUploads.ts';
import { openDatabase } from './open.ts';

const service = startEmbedded();
const NOW = Date.UTC(2026, 10, 22);
const SUBMIT = `mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) {
  ... on SubmissionRefused { code } ... on SubmissionReceipt { reference } } }`;
const message = {
  ...{ key: 'one', name: 'Lerato', email: 'lerato@example.test', subject: 'general' },
  message: 'Written to a release that cannot keep it.',
};
const MEND = /newer release.*Start that release, or restore a copy made before it/;

describe.each(places())('a store of a newer release in $name', ({ makePlace }) => {
  it('is left alone: pages go on, forms are refused, and everything that tells of it says what to do', async () => {
    const place = await makePlace();
    const newer = await openDatabase(place, NOW);
    await newer.query('INSERT INTO migration (version, applied_at) VALUES (99, 0)');
    const storedIn = async () => [
      await newer.query('SELECT version FROM migration ORDER BY version'),
      await newer.query('SELECT count(*) AS count FROM submission'),
    ];
    const before = await storedIn();
    onTestFinished(() => newer.close());
    const { dataDir, databaseUrl } = place;
    const gateway = service.another(databaseUrl ? { env: { DATABASE_URL: databaseUrl } } : { dataDir });
    await gateway.ready();
    const site = await serveSite(gateway);
    onTestFinished(() => site.close());

    const { data } = await ask(gateway, SUBMIT, { input: message });
    expect(data.submitContactMessage).toEqual({ code: 'NOT_STORED' });
    expect(gateway.lines.join('\n')).toMatch(MEND);
    expect((await ask(gateway, '{ products(perPage: 1) { items { name } } }')).data.products.items).toHaveLength(1);
    const readiness = await fetch(`${site.origin}/readyz`);
    expect([readiness.status, await readiness.json()]).toMatchObject([
      200,
      { impaired: ['submissions'], checks: { submissions: { ready: false, reason: 'newer release' } } },
    ]);
    const { results } = await gateway.services.doctor.runChecks();
    expect(results.find(({ id }) => id === 'database')).toMatchObject({
      status: 'error',
      mend: expect.stringMatching(MEND),
    });
    expect(await storedIn()).toEqual(before);
  });
});
