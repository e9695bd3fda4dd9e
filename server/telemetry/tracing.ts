import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { currentRequestId } from '../http/requestId.ts';
import { type Span, silent, type Tracing, useTracing } from './spans.ts';

export interface TracingOptions {
  /** the collector's address without /v1/traces, e.g. http://localhost:4318 */
  endpoint: string;
  /** names this program in traces */
  service: string;
  /** identifies the build */
  version: string;
  /** share of the traces begun here, from 0 to 1; those begun outside are followed as their caller decided */
  ratio: number;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Sends spans to a collector by OTLP over HTTP. Returns what sends the last and ends it. */
export function startTracing({ endpoint, service, version, ratio, log }: TracingOptions): () => Promise<void> {
  const exporter = sayingFailures(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 2_000 }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  useTracing(createTracing(provider.getTracer(service), ratio));
  return async () => {
    useTracing(null);
    // A collector that is away must not hold up the stop.
    await provider.shutdown().catch(() => {});
    context.disable();
    propagation.disable();
  };
}

/** Says in the log when the collector takes no spans any more, and when it does again. Why is a word: an address may hold a key. */
function sayingFailures(exporter: SpanExporter, log: TracingOptions['log']): SpanExporter {
  let isAway = false;
  return {
    shutdown: () => exporter.shutdown(),
    export(spans: ReadableSpan[], done: (result: ExportResult) => void) {
      exporter.export(spans, result => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        const { code, name } = (result.error ?? {}) as { code?: unknown; name?: string };
        if (failed && !isAway) log.warn({ reason: code ?? name }, 'The collector takes no traces: they are left out');
        if (!failed && isAway) log.info('The collector takes traces again');
        isAway = failed;
        done(result);
      });
    },
  };
}

/** Where the trace of a caller goes on; null of a header that names none. */
function callerOf(traceparent: string): { context: Context; sampled: boolean } | null {
  const called = propagation.extract(ROOT_CONTEXT, { traceparent });
  const named = trace.getSpanContext(called);
  return named ? { context: called, sampled: (named.traceFlags & TraceFlags.SAMPLED) !== 0 } : null;
}

/**
 * Which traces are begun is drawn here, before anything is made of one: a request that is left out, by the draw or by
 * its caller, costs no more than that, and what is done for it makes no trace of its own.
 */
function createTracing(tracer: Tracer, ratio: number): Tracing {
  const drawn = () => Math.random() < ratio;
  const span = <T>(name: string, work: (span: Span) => Promise<T>, parent: Context): Promise<T> =>
    tracer.startActiveSpan(name, {}, parent, async made => {
      try {
        return await work({ set: attributes => void made.setAttributes(attributes) });
      } catch (error) {
        // Its name alone: what an error says may hold what a visitor wrote.
        made.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error)?.name ?? 'Error' });
        throw error;
      } finally {
        made.end();
      }
    });
  return {
    answer(nameOf, work, parent) {
      const caller = parent === undefined ? null : callerOf(parent);
      const follows = caller ? caller.sampled : drawn();
      return follows ? span(nameOf(), work, caller?.context ?? ROOT_CONTEXT) : work();
    },
    follows: () => trace.getActiveSpan() !== undefined,
    run(name, work) {
      const active = context.active();
      const begins = () => currentRequestId() === undefined && drawn();
      return trace.getSpan(active) || begins() ? span(name, work, active) : work(silent);
    },
    headers() {
      const headers: Record<string, string> = {};
      if (trace.getActiveSpan()) propagation.inject(context.active(), headers);
      return headers;
    },
  };
}
