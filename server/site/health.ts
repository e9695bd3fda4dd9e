import type { Capabilities } from '../capabilities/capabilities.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

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

/** The index. Without it lists are asked of the services: it is needed where they do not answer. */
export function indexCheck(
  catalogue: Pick<Catalogue, 'ready' | 'ageMs' | 'progress'>,
  { content, shop }: Pick<Capabilities, 'content' | 'shop'>,
): Check {
  if (catalogue.ready) return { ready: true, ageMs: catalogue.ageMs() };
  const { done, total } = catalogue.progress();
  return {
    ready: false,
    reason: `index ${done} of ${total || 'unknown'}`,
    required: !(content.answers && shop.answers),
  };
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
