/** How one part of the gateway is. */
export interface Check {
  ready: boolean;
  /** how old what it serves from is; null where it has no age or has nothing yet */
  ageMs?: number | null;
  /** why it is not ready, in words that anybody may read */
  reason?: string;
  /** false for a part without which the gateway still serves */
  required?: boolean;
}

export interface Health {
  status: 200 | 503;
  body: { ready: boolean; checks: Record<string, { ready: boolean; ageMs: number | null; reason?: string }> };
}

/** The answer of /healthz: the process runs its event loop, whatever its services do. */
export const liveness = { status: 200, body: { alive: true } } as const;

/** The answer of /readyz: whether every part that is needed can serve. Nothing of an address. */
export function readiness(checks: Readonly<Record<string, Check>>): Health {
  const ready = Object.values(checks).every(check => check.ready || check.required === false);
  return {
    status: ready ? 200 : 503,
    body: {
      ready,
      checks: Object.fromEntries(
        Object.entries(checks).map(([name, check]) => [
          name,
          { ready: check.ready, ageMs: check.ageMs ?? null, ...(check.reason ? { reason: check.reason } : {}) },
        ]),
      ),
    },
  };
}

/** What a start could not read of what was stored; nothing where it read everything. The site serves without it. */
export function damageIn(logs: readonly { readonly frames: number }[]): Record<string, Check> {
  const frames = logs.reduce((sum, log) => sum + log.frames, 0);
  if (logs.length === 0) return {};
  const reason = `${frames} frames of a damaged log could not be read; npm run doctor says more`;
  return { storedBefore: { ready: false, required: false, reason } };
}
