import type { Config } from '../config.ts';

interface Started {
  embedded: boolean;
  /** how many processes serve, where they are several */
  workers?: number;
  ms: number;
}

/** Tells who started it where the site is. */
export function announce(config: Config, { embedded, workers, ms }: Started): void {
  const where = config.public ? `${config.publicUrl} (listening on ${config.host}:${config.port})` : config.publicUrl;
  const lines = [
    `Site       ${where}`,
    `GraphQL    ${config.publicUrl}/graphql${config.public ? '' : ' (GraphiQL in a browser)'}`,
    embedded
      ? `Embedded   ${[config.content, config.shop].some(s => s.url !== config.content.url) ? 'one of the services is' : 'content and shop are'} the embedded one`
      : `Content    ${config.content.url}\nShop       ${config.shop.url}`,
    config.operatorTokenFile
      ? `Operator   token in ${config.operatorTokenFile}`
      : 'Operator   token from OPERATOR_TOKEN',
    ...(workers ? [`Workers    ${workers}, of ${config.memoryMb} MB each`] : []),
    `Started in ${Math.round(ms)} ms`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** A start goes on without WordPress, which then looks like a broken site: who started it is told where to look. */
export async function sayWhoIsAway({ content, shop, upstreamTimeoutMs }: Config): Promise<void> {
  const asked = [...new Set([content.url, shop.url])];
  const away = await Promise.all(
    asked.map(url =>
      fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(upstreamTimeoutMs) }).then(
        () => [],
        () => [url],
      ),
    ),
  );
  for (const url of away.flat())
    process.stderr.write(
      `${new URL(url).origin} does not answer. The site recovers by itself once it does; to see why: npm run doctor\n`,
    );
}

/** Ends the start where nothing can be heard: by a fault of the configuration, or by what may have passed at the next. */
export function failOn(name: 'PORT' | 'METRICS_PORT', port: number | undefined, error: NodeJS.ErrnoException): never {
  const fault = faultOf(name, port, error.code);
  process.stderr.write(`${fault ?? error.message}\n`);
  process.exit(fault ? 78 : 1);
}

function faultOf(name: string, port: number | undefined, code: string | undefined): string | null {
  const another = `e.g. ${name}=4100 npm start`;
  if (code === 'EADDRINUSE') return `${name}: ${port} is taken. Set it to a free one, ${another}`;
  if (code === 'EACCES') return `${name}: this user may not take ${port}. Set it to one from 1024 on, ${another}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST: no address of this machine (${code}). Set it to one of its own, or leave it out for 127.0.0.1`;
  return null;
}
