import { expect } from 'vitest';
import { ask, type TestGateway } from './ask.ts';
import type { startEmbedded } from './embedded.ts';
import { type Difference, startVariant } from './variant.ts';

/** What is looked for on a start. */
export const found = (gateway: TestGateway) => gateway.services.capabilities.find();

/** Gateways on services that differ from the embedded one. */
export const differing = (service: ReturnType<typeof startEmbedded>) => ({
  /** A gateway on a service that differs in one thing, and what that service was asked. */
  async gatewayOn(differ: Difference, env: Record<string, string> = {}) {
    const variant = await startVariant(service.demo, differ);
    return { gateway: service.another({ upstream: variant.url, env }), variant };
  },
  async products(gateway: TestGateway) {
    const { data, errors } = await ask(gateway, '{ products(perPage: 2) { items { slug } sample } }');
    expect(errors).toEqual([]);
    return data.products;
  },
});
