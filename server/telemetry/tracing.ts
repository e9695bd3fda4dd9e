import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Tracing, useTracing } from './spans.ts';

export interface TracingOptions {
  /** the collector's address without /v1/traces, e.g. http://localhost:4318 */
  endpoint: string;
  /** names this program in traces */
  service: string;
  /** identifies the build */
  version: string;
  /** share of the traces begun here, from 0 to 1; those begun outside are followed as their caller decided */
  ratio: number;
}

/** Sends spans to a collector by OTLP over HTTP. Returns what sends the last and ends it. */
export function startTracing({ endpoint, service, version, ratio }: TracingOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 2_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  useTracing(createTracing(provider.getTracer(service)));
  return async () => {
    useTracing(null);
    // A collector that is away must not hold up the stop.
    await provider.shutdown().catch(() => {});
    context.disable();
    propagation.disable();
  };
}

const createTracing = (tracer: ReturnType<TracerProvider['getTracer']>): Tracing => ({
  run(name, work, parent) {
    const carrier = parent ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }) : context.active();
    return tracer.startActiveSpan(name, {}, carrier, async span => {
      try {
        return await work({ set: attributes => void span.setAttributes(attributes) });
      } catch (error) {
        // Its name alone: what an error says may hold what a visitor wrote.
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error)?.name ?? 'Error' });
        throw error;
      } finally {
        span.end();
      }
    });
  },
  headers() {
    const headers: Record<string, string> = {};
    if (trace.getActiveSpan()) propagation.inject(context.active(), headers);
    return headers;
  },
});
