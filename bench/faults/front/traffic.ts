import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { messageOf } from '../visitor.ts';

const PATHS = ['/', '/catalog', '/blog', '/product/branded-box-sealing-tape', '/contact'];
const READ_EVERY_MS = 40;
const POST_EVERY_MS = 100;
/** Who comes when so many wait waits outside: a machine that is busy with something else gets no heap of them. */
const MOST_AT_ONCE = 20;
/** An upload of so many parts, one after the other, outlasts the time in which a process still takes requests. */
const UPLOAD_PARTS = 20;
const UPLOAD_PART_MS = 250;

/** What visitors of a site met. */
interface Met {
  readonly reads: number;
  /** keys of the messages that were acknowledged */
  readonly posts: readonly string[];
  readonly uploads: number;
  readonly failures: readonly string[];
}

export interface Traffic {
  /** Begins a slow upload; resolves once it is under way. */
  upload(): Promise<void>;
  /** Sends nothing more; resolves once all was answered. */
  stop(): Promise<Met>;
}

/** What a refused form says, or how the answer begins. */
const complaintIn = (html: string): string =>
  (/role="alert"[\s\S]{0,400}/.exec(html)?.[0] ?? html.slice(0, 80)).replaceAll(/<[^>]*>|\s+/g, ' ');

/** Visitors of a public site, at a steady rate while that many are served: some read, some send a form. */
export function startTraffic(url: string): Traffic {
  const failures: string[] = [];
  const posts: string[] = [];
  let [reads, uploads, stopped] = [0, 0, false];
  const underWay = new Set<Promise<void>>();

  const expectStatus = (
    expected: number,
    what: string,
    work: Promise<Pick<Response, 'status' | 'text'>>,
  ): Promise<boolean> =>
    work.then(
      async response => {
        const text = await response.text();
        if (response.status === expected) return true;
        failures.push(`${what}: ${response.status} ${complaintIn(text)}`);
        return false;
      },
      error => {
        failures.push(`${what}: ${error.cause?.message ?? error.message}`);
        return false;
      },
    );
  const follow = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  async function read(n: number): Promise<void> {
    const path = PATHS[n % PATHS.length]!;
    if (await expectStatus(200, `GET ${path}`, fetch(url + path))) reads += 1;
  }

  async function post(n: number): Promise<void> {
    const key = `rolling-${n}`;
    const body = new URLSearchParams({ ...messageOf(key) });
    const sent = fetch(`${url}/contact`, { method: 'POST', headers: { origin: url }, body, redirect: 'manual' });
    if (await expectStatus(303, 'POST /contact', sent)) posts.push(key);
  }

  async function upload(begun: () => void): Promise<void> {
    const boundary = 'slow-upload';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="art.pdf"\r\n\r\n%PDF-1.7\n`;
    async function* parts() {
      yield head;
      for (let part = 0; part < UPLOAD_PARTS; part++) {
        await sleep(UPLOAD_PART_MS);
        if (part === 0) begun();
        yield `part ${part} of the artwork\n`;
      }
      yield `%%EOF\r\n--${boundary}--\r\n`;
    }
    const headers = { origin: url, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const sent = request(`${url}/uploads`, { method: 'POST', headers, body: Readable.from(parts()) });
    const answer = sent.then(({ statusCode: status, body }) => ({ status, text: () => body.text() }));
    if (await expectStatus(201, 'POST /uploads', answer)) uploads += 1;
    begun();
  }

  async function again(everyMs: number, work: (n: number) => Promise<void>): Promise<void> {
    for (let n = 0; !stopped; n++) {
      while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
      follow(work(n));
      await sleep(everyMs);
    }
  }
  const rounds = [again(READ_EVERY_MS, read), again(POST_EVERY_MS, post)];
  return {
    upload: () => new Promise(resolve => follow(upload(resolve))),
    async stop() {
      stopped = true;
      await Promise.all(rounds);
      await Promise.all(underWay);
      return { reads, posts, uploads, failures };
    },
  };
}
