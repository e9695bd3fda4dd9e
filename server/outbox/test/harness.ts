import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Submission } from '../outcome.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import { createSubmissions, type Submissions } from '../submissions.ts';
import { CLOSING_MS } from '../worker/worker.ts';
import { type FormService, startFormService } from './formService.ts';
import { ManualTime } from './manualTime.ts';

export const quote = {
  kind: 'quote',
  values: {
    name: 'Lerato Mokoena',
    email: 'lerato@example.co.za',
    phone: '082 123 4567',
    labelType: 'security-void',
    quantity: '1001-5000',
    additionalInfo: 'Numbered from 1.',
  },
} as const satisfies Submission;

export const contact = {
  kind: 'contact',
  values: { name: 'Sipho', email: 'sipho@example.test', subject: 'general', message: 'Please call me.' },
} as const satisfies Submission;

export const newsletter = {
  kind: 'newsletter',
  values: { email: 'thandi@example.test', page: '/blog' },
} as const satisfies Submission;

/** How long requests are kept here. */
export const REQUESTS_KEPT_MS = 730 * 24 * 3_600_000;

/** Files that are there by any id, each for one request. */
class Files {
  readonly claimed = new Map<string, string>();
  readonly erased: string[] = [];
  /** By which times it was swept. */
  readonly sweptAt: number[] = [];
  /** What the disk answers instead. */
  fault: Error | null = null;

  claim(ids: readonly string[], reference: string): boolean {
    if (this.fault) throw this.fault;
    if (ids.some(id => this.claimed.has(id))) return false;
    for (const id of ids) this.claimed.set(id, reference);
    return true;
  }

  attach(ids: readonly string[], reference: string): boolean {
    const own = [undefined, reference];
    return ids.every(id => own.includes(this.claimed.get(id))) && ids.every(id => this.claimed.set(id, reference));
  }

  release(reference: string): void {
    for (const [id, owner] of this.claimed) if (owner === reference) this.claimed.delete(id);
  }

  lines(reference: string): string[] {
    return [...this.claimed].filter(([, owner]) => owner === reference).map(([id]) => `${id}.pdf`);
  }

  erase(reference: string): void {
    this.erased.push(reference);
  }

  async sweep(now: number): Promise<void> {
    this.sweptAt.push(now);
  }
}

export interface Harness {
  readonly submissions: Submissions;
  readonly service: FormService;
  /** What was given to the mail server, and what it says; it fails as long as it has a fault. */
  readonly mails: {
    readonly sent: DeliveryJob[];
    fault: Error | null;
    answer: (job: DeliveryJob) => Promise<void>;
  };
  readonly artwork: Files;
  readonly time: ManualTime;
  readonly dataDir: string;
  /** The lines logged so far, as JSON. */
  readonly lines: string[];
  /** Closes the outbox and opens the same file again, as a restart does. */
  restart(): Promise<Submissions>;
  /** Opens the same file beside it, as another worker does. */
  beside(): Submissions;
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An outbox in a folder of its own, a form service on loopback and time that stands still. */
export async function startHarness({ mail = false } = {}): Promise<Harness> {
  const dataDir = temporaryFolder();
  const time = new ManualTime();
  const service = await startFormService();
  const artwork = new Files();
  const mails: Harness['mails'] = { sent: [], fault: null, answer: async () => {} };
  const post = async (job: DeliveryJob) => {
    mails.sent.push(job);
    if (mails.fault) throw mails.fault;
    await mails.answer(job);
  };
  const deliver = { service: service.deliver, ...(mail ? { confirmation: post, copy: post } : {}) };
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  const log = { info: write, warn: write, error: write } as never;
  const open = () =>
    createSubmissions({
      ...{ dataDir, deliver, artwork, log, requestsKeptMs: REQUESTS_KEPT_MS },
      ...{ clock: time.clock, monotonic: time.monotonic, schedule: time.schedule },
    });
  let submissions = open();
  const others: Submissions[] = [];
  // A silent service is waited for, and cut off.
  const close = async () => {
    const closed = Promise.all([submissions, ...others].map(one => one.close()));
    time.advance(CLOSING_MS);
    await closed;
  };
  onTestFinished(async () => {
    await close();
    await service.close();
  });
  const restart = async () => {
    await close();
    submissions = open();
    return submissions;
  };
  const beside = () => {
    const other = open();
    others.push(other);
    return other;
  };
  return { submissions, service, mails, artwork, time, dataDir, lines, restart, beside };
}
