import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSubmissions, type Submission, type Submissions } from '../submissions.ts';
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

export interface Harness {
  readonly submissions: Submissions;
  readonly service: FormService;
  readonly time: ManualTime;
  readonly dataDir: string;
  /** The lines logged so far, as JSON. */
  readonly lines: string[];
  /** Closes the outbox and opens the same file again, as a restart does. */
  restart(): Promise<Submissions>;
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An outbox in a folder of its own, a form service on loopback and time that stands still. */
export async function startHarness(): Promise<Harness> {
  const dataDir = temporaryFolder();
  const time = new ManualTime();
  const service = await startFormService();
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }));
  const log = { info: write, warn: write, error: write } as never;
  const open = () =>
    createSubmissions({
      dataDir,
      deliver: { service: service.deliver },
      log,
      clock: time.clock,
      schedule: time.schedule,
    });
  let submissions = open();
  onTestFinished(async () => {
    await submissions.close();
    await service.close();
  });
  const restart = async () => {
    await submissions.close();
    submissions = open();
    return submissions;
  };
  return { submissions, service, time, dataDir, lines, restart };
}
