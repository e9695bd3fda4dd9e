/** A line as Chromium's own tools throttle one: milliseconds a request, bytes a second. */
export interface Line {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** Those on which pages are measured. */
export const lines = {
  'slow 4G': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  'slow 3G': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const satisfies Record<string, Line>;
