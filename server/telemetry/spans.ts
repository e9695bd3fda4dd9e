/** Of closed lists and numbers: never what a visitor wrote. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Work under way, as a trace shows it. */
export interface Span {
  set(attributes: Attributes): void;
}

/** What makes spans; see tracing.ts. */
export interface Tracing {
  /** Runs work as a span of the one it is called in, or of the caller's where `traceparent` names it. */
  run<T>(name: string, work: (span: Span) => Promise<T>, parent?: string): Promise<T>;
  /** What tells an upstream which trace it belongs to. */
  headers(): Readonly<Record<string, string>>;
}

/** One for the process, as its events are; null where nobody collects traces. */
let tracing: Tracing | null = null;

/** Begins, or with null ends, to make spans. */
export function useTracing(made: Tracing | null): void {
  tracing = made;
}

export const isTraced = (): boolean => tracing !== null;

const silent: Span = { set() {} };

/** Runs work as a span where traces are collected. */
export const traced = <T>(name: string, work: (span: Span) => Promise<T>, parent?: string): Promise<T> =>
  tracing ? tracing.run(name, work, parent) : work(silent);

export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? {};
