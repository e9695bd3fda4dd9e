/** Of closed lists and numbers: never what a visitor wrote. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Work under way, as a trace shows it. */
export interface Span {
  set(attributes: Attributes): void;
}

/** What makes spans; see tracing.ts. */
export interface Tracing {
  /** Answers a request as the first span of a trace, or as one of its caller's where `traceparent` names it. */
  answer<T>(nameOf: () => string, work: () => Promise<T>, parent: string | undefined): Promise<T>;
  /** Whether what runs now is part of a trace. */
  follows(): boolean;
  /** Runs work as a span of the one it is called in. Of a request that is left out, no work is a span. */
  run<T>(name: string, work: (span: Span) => Promise<T>): Promise<T>;
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

/** Whether what runs now is part of a trace: of a request that is left out, nothing is wrapped. */
export const isFollowed = (): boolean => tracing?.follows() ?? false;

/** Of work that is no span. */
export const silent: Span = { set() {} };

/** Answers a request as a span of whoever asked, where traces are collected. */
export const tracedAnswer = <T>(
  nameOf: () => string,
  work: () => Promise<T>,
  parent: string | undefined,
): Promise<T> => (tracing ? tracing.answer(nameOf, work, parent) : work());

/** Runs work as a span where traces are collected. */
export const traced = <T>(name: string, work: (span: Span) => Promise<T>): Promise<T> =>
  tracing ? tracing.run(name, work) : work(silent);

export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? {};
