import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../../cache/store.ts';
import type { Services } from '../../context/context.ts';
import * as events from '../../telemetry/events.ts';

/** What is looked at when somebody asks how this process is. */
export interface Observed {
  services: Pick<Services, 'config' | 'catalogue' | 'submissions' | 'commerce' | 'artwork'>;
  store: Pick<Store, 'sizes'>;
}

interface GaugeOf {
  name: string;
  help: string;
  label?: string;
  /** what it is of several workers; their sum if left out, and the same in all of them where it is that of what they share */
  together?: 'first' | 'max' | 'min';
  /** the value, or the values by label; undefined where there is none to tell */
  read: () => Promise<Values> | Values;
}
type Values = number | Readonly<Record<string, number>> | undefined;

const INDEXED = ['product', 'product_cat', 'page', 'post', 'category', 'post_tag'] as const;

/** Adds what is read anew at each look. What cannot be read is left out of that answer. */
export function addGauges(registry: Registry, observed: Observed): (() => void)[] {
  for (const gauge of gaugesOf(observed)) addGauge(registry, gauge);
  return [addBreaker(registry)];
}

function addGauge(registry: Registry, { name, help, label, together, read }: GaugeOf): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    ...(together ? { aggregator: together } : {}),
    labelNames: label ? [label] : [],
    async collect() {
      this.reset();
      const values = await Promise.try(read).catch(() => undefined);
      if (typeof values === 'number') this.set(values);
      else for (const [value, count] of Object.entries(values ?? {})) this.set({ [label as string]: value }, count);
      // A gauge without labels is 0 where nothing was set: what is not known is not told.
      if (values === undefined && !label) this.remove();
    },
  });
}

function gaugesOf({ services: { config, catalogue, submissions, commerce, artwork }, store }: Observed): GaugeOf[] {
  const age = () => catalogue.ageMs();
  const backlog = async () => submissions.backlog();
  const waiting = async () => artwork.waiting();
  return [
    {
      name: 'gateway_workers',
      help: 'Processes that serve and are added up here',
      read: () => 1,
    },
    {
      name: 'gateway_memory_bytes',
      help: 'What the processes that serve are to live in, together',
      read: () => config.memoryMb * 1024 * 1024,
    },
    {
      name: 'gateway_index_age_seconds',
      together: 'max',
      help: 'Since the index of the catalogue was last renewed; absent until it was made',
      read: () => (age() === null ? undefined : age()! / 1_000),
    },
    {
      name: 'gateway_index_ready',
      together: 'min',
      help: '1 once the index of both services was made',
      read: () => Number(catalogue.ready),
    },
    {
      name: 'gateway_index_rows',
      together: 'max',
      help: 'Rows of the walk under way, read and in all; both 0 without one',
      label: 'rows',
      read: () => {
        const { done, total } = catalogue.progress();
        return { done, total };
      },
    },
    {
      name: 'gateway_index_entries',
      together: 'max',
      help: `What the index holds, by kind (${INDEXED.join(', ')})`,
      label: 'kind',
      read: () => Object.fromEntries(INDEXED.map(kind => [kind, catalogue.known.of(kind).count()])),
    },
    {
      name: 'gateway_cache_bytes',
      help: 'Bytes of the cache by kind (record, answer, page)',
      label: 'kind',
      read: () => store.sizes('bytes'),
    },
    {
      name: 'gateway_cache_entries',
      help: 'Entries of the cache by kind (record, answer, page)',
      label: 'kind',
      read: () => store.sizes('entries'),
    },
    {
      name: 'gateway_submissions',
      together: 'first',
      help: 'Stored submissions by state (pending, parked, held, delivered)',
      label: 'state',
      read: async () => {
        const { pending, parked, held, delivered } = await backlog();
        return { pending, parked, held, delivered };
      },
    },
    {
      name: 'gateway_submission_oldest_seconds',
      together: 'first',
      help: 'How long the oldest submission has waited to be delivered; 0 where none waits',
      read: async () => {
        const { oldest } = await backlog();
        return oldest ? (Date.now() - oldest.getTime()) / 1_000 : 0;
      },
    },
    {
      name: 'gateway_orders_unclear',
      together: 'first',
      help: 'Orders that were sent to the shop and whose outcome nobody knows yet',
      read: async () => commerce.unclearOrders(),
    },
    {
      name: 'gateway_quotes',
      together: 'first',
      help: 'Quote requests that are kept, by where they stand',
      label: 'status',
      read: async () => submissions.quotes.states(),
    },
    {
      name: 'gateway_quote_orders',
      together: 'first',
      help: 'Accepted offers by what becomes of their orders: due (to be made), held (sums are not the offer)',
      label: 'state',
      read: async () => {
        const { due, held } = await submissions.quoteOrders.waiting();
        return { due, held };
      },
    },
    {
      name: 'gateway_quote_order_oldest_seconds',
      together: 'first',
      help: 'How long the oldest accepted offer has waited for its order; 0 where none waits',
      read: async () => {
        const { oldest } = await submissions.quoteOrders.waiting();
        return oldest === null ? 0 : (Date.now() - oldest) / 1_000;
      },
    },
    {
      name: 'gateway_partner_calls',
      together: 'first',
      help: 'Calls of partners that wait (pending) or were given up (parked)',
      label: 'state',
      read: async () => {
        const { pending, parked } = await submissions.webhooks.backlog();
        return { pending, parked };
      },
    },
    {
      name: 'gateway_partner_addresses_ended',
      together: 'first',
      help: 'Addresses of partners that are called no more: they failed for a week, or wanted no more',
      read: async () => (await submissions.webhooks.backlog()).ended,
    },
    {
      name: 'gateway_uploads_waiting_bytes',
      together: 'first',
      help: 'Bytes of uploaded files that no request has claimed',
      read: async () => (await waiting()).bytes,
    },
    {
      name: 'gateway_uploads_waiting_files',
      together: 'first',
      help: 'Uploaded files that no request has claimed',
      read: async () => (await waiting()).files,
    },
  ];
}

function addBreaker(registry: Registry): () => void {
  const resting = new Gauge({
    name: 'gateway_upstream_resting',
    help: '1 while an upstream that failed six times in a row is asked nothing',
    labelNames: ['upstream'],
    registers: [registry],
    aggregator: 'max',
  });
  return events.breakerMoved.subscribe(({ upstream, open }) => resting.set({ upstream }, Number(open)));
}
