import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientDist } from '../../graphql/releases.ts';
import type { PageAssets, RenderedPage } from './document.ts';
import { releaseStyles } from './stylesheet.ts';

type Rendered = { kind: 'redirect'; status: number; location: string } | RenderedPage;

/** What a page says of a request that was refused. */
export interface Refused {
  status: number;
  message: string;
  requestId: string;
}

/** Asks this gateway, as a browser would: of an answer a page reads no more than this. */
export type FetchAnswer = (address: string, init?: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>;

/** Renders a page of the client, built or straight from its sources. */
export interface Renderer {
  render(options: { request: Request; fetch: FetchAnswer; refused?: Refused }): Promise<Rendered>;
  assets(modules: readonly string[]): PageAssets;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** The built client, one file: a build that replaces it later breaks nothing. @throws when it has not been built */
export async function builtRenderer(): Promise<Renderer> {
  const { render } = (await import(path.join(clientDist, 'server/server.js'))) as Pick<Renderer, 'render'>;
  const manifest = JSON.parse(readFileSync(path.join(clientDist, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const styles = releaseStyles();
  return { render, assets: modules => ({ ...assetsOf(manifest, modules), styles }) };
}

const STARTER = 'src/starter.ts';
const ENTRY = 'src/main.tsx';

/** The chunks of the matched screens and all that they import, the entry's own aside. */
function assetsOf(manifest: Record<string, ManifestChunk>, modules: readonly string[]): Omit<PageAssets, 'styles'> {
  const files = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  for (const name of [ENTRY, ...modules]) walk(name);
  const entry = manifest[ENTRY]!.file;
  return {
    starter: `/${manifest[STARTER]!.file}`,
    entry: `/${entry}`,
    preloads: [...files].filter(file => file !== entry).map(file => path.basename(file, '.js')),
  };
}
