import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The service that all gateways read, see recordedService.ts. */
export interface RecordedService {
  url: string;
  username: string;
  applicationPassword: string;
  /** Sets the delay of every answer and begins to count calls anew. */
  begin(latencyMs: number): Promise<void>;
  /** Calls since then. */
  calls(): Promise<number>;
  stop(): void;
}

export async function startRecordedService(dir: string): Promise<RecordedService> {
  const child = fork(path.join(import.meta.dirname, 'recordedService.ts'), [path.join(dir, 'demo')]);
  const [told] = (await once(child, 'message')) as [Pick<RecordedService, 'url' | 'username' | 'applicationPassword'>];
  const control = `${told.url}/__recorded`;
  return {
    ...told,
    async begin(latencyMs) {
      await (await fetch(`${control}?latencyMs=${latencyMs}`, { method: 'PUT' })).arrayBuffer();
    },
    async calls() {
      return ((await (await fetch(control)).json()) as { calls: number }).calls;
    },
    stop: () => void child.disconnect(),
  };
}
