import { beforeAll } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import type { Terms } from '../../partners/partner.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import type { TestGateway } from '../ask.ts';
import { runCommand } from '../command.ts';
import { rows, startRecorded } from '../recorded.ts';

export const POSTS = '{ posts { items { slug } } }';
export const FOUND = { posts: { items: [{ slug: 'one' }] } };
const SHARED = 'query Shared { posts { items { slug } } }';

/** The status of an answer, with the code of its first error or its data. */
export async function read(response: Response) {
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return [response.status, errors?.[0]?.extensions.code ?? data];
}

/** A public site with one registered operation, as partners reach it; it stands while the tests of a file run. */
export function startPartnerSite(env: Record<string, string> = {}) {
  const service = startRecorded();
  let gateway: TestGateway;
  let origin: string;
  beforeAll(async () => {
    gateway = service.gateway({
      operations: new Map([['shared', operationOf(SHARED)]]),
      env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url, ...env },
    });
    const site = await serveSite(gateway);
    origin = site.origin;
    return site.close;
  });
  let count = 0;
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    service,
    get gateway() {
      return gateway;
    },
    get origin() {
      return origin;
    },
    /** A key of a new partner. */
    async keyOf(terms: Partial<Terms> = {}): Promise<string> {
      const all: Terms = { scopes: ['content'], origins: [], requestsPerMinute: 100, costPerMinute: 100_000, ...terms };
      return (await gateway.services.partners.add(`Partner ${++count}`, all))!.key;
    },
    post,
    withKey: (key: string, body: object, headers = {}) => post(body, { 'x-api-key': key, ...headers }),
    /** From now on there is one post. */
    serviceAnswers: () => service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one', title: { rendered: 'One' } })),
    /** A command beside the running gateway. */
    run: (program: string, ...args: string[]) => runCommand(program, args, { DATA_DIR: gateway.dataDir }),
  };
}
