import type { Demo } from '../service.ts';

/** Failures of the machine below, asked for as faults. */
const FAULTS: Record<string, { status: number }> = {
  'fail-maintenance': { status: 503 },
  'fail-db-down': { status: 500 },
  'fail-fpm-down': { status: 502 },
  'fail-maintenance-store': { status: 503 },
  'fail-db-down-store': { status: 500 },
};

export async function arrange(name: string, demo: Demo) {
  const fault = FAULTS[name];
  if (!fault) return;
  await fetch(`${demo.url}/__demo/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: [{ path: '/(wp/v2/posts|cart)', ...fault, times: 1 }] }),
  });
}
