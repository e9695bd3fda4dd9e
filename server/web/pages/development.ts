import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Connect, createServer } from 'vite';
import type { Assets } from '../routes/assets.ts';
import type { Renderer } from './renderer.ts';

const root = path.resolve(import.meta.dirname, '../../../client');

/** The client straight from its sources, with hot reload. */
export async function developmentClient(
  server: Server,
): Promise<{ renderer: () => Promise<Renderer>; assets: Assets }> {
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  });
  const preamble =
    /<script[\s\S]*<\/script>/.exec(await vite.transformIndexHtml('/', '<html><head></head></html>'))?.[0] ?? '';
  const renderer = async (): Promise<Renderer> => {
    const { render } = (await vite.ssrLoadModule('/src/server.tsx')) as Pick<Renderer, 'render'>;
    return {
      render,
      assets: () => ({ starter: '/src/starter.ts', entry: '/src/main.tsx', preloads: [], styles: null, preamble }),
    };
  };
  // A first page that waited for all modules would use up what its answers have of time.
  await renderer();
  return { renderer, assets: (request, response) => handled(vite.middlewares, request, response) };
}

/** Whether the development server has answered. */
const handled = (middlewares: Connect.Server, request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
  new Promise(resolve => {
    response.once('close', () => resolve(true));
    middlewares(request, response, () => resolve(false));
  });
