import type { AddressInfo } from 'node:net';
import { Database } from './data/database.ts';
import { OPERATOR_ID } from './data/plant.ts';
import { passwordOf } from './http/credentials.ts';
import { createDemoServer } from './http/server.ts';
import type { RenderMedia } from './pictures/drawings.ts';
import { Uploads } from './pictures/uploads.ts';
import { Rest } from './rest/rest.ts';
import { addRoutes } from './routes/all.ts';
import { seedFiles, seedInMemory } from './seed/source.ts';
import type { Seed } from './seed/types.ts';

export interface DemoOptions {
  /** folder for the database and drawn pictures; made when absent */
  dataDir: string;
  /** delay of every answer */
  latencyMs?: number;
  /** the site in front, where buyers are brought back to */
  siteUrl?: string | undefined;
  /** what to fill a new database with; the seed of demo/seed when absent */
  seed?: Seed;
  /** draws a picture in a size; from the files of demo/seed when absent */
  render?: RenderMedia;
}

export interface Demo {
  /** Opens the port (0 = any free one) and answers the address. */
  listen(port?: number, host?: string): Promise<string>;
  /** Draws the pictures in the background, so that nobody waits for them later. */
  drawAhead(): void;
  /** e.g. http://127.0.0.1:4001; empty before listen */
  readonly url: string;
  readonly username: string;
  /** throw-away application password of the operator */
  readonly applicationPassword: string;
  /** a second pair, of a user who may write posts but not see the shop */
  readonly author: { username: string; applicationPassword: string };
  /** the rows, for tests that arrange or look at them */
  readonly database: Database;
  close(): Promise<void>;
}

/** Loaded with the first picture: sharp is large, and no row waits for it. */
const drawn: RenderMedia = async (...picture) => (await import('./pictures/render.ts')).renderMedia(...picture);

/** The embedded content and shop service, ready to listen. */
export async function createDemo(options: DemoOptions): Promise<Demo> {
  const render = options.render ?? drawn;
  const database = await Database.open(options.dataDir, options.seed ? seedInMemory(options.seed) : seedFiles());
  const rest = new Rest(database);
  rest.siteUrl = options.siteUrl ?? '';
  addRoutes(rest);
  const uploads = new Uploads(database, options.dataDir, render);
  const server = createDemoServer({ database, rest, uploads, latencyMs: options.latencyMs ?? 0 });
  const operator = database.get('users', OPERATOR_ID)!;
  const author = database.all('users').find(user => user.role === 'author')!;
  return {
    async listen(port = 0, host = '127.0.0.1') {
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
      const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
      rest.home = `http://${reachable}:${(server.address() as AddressInfo).port}`;
      return rest.home;
    },
    drawAhead: () => uploads.drawAhead(),
    get url() {
      return rest.home;
    },
    database,
    username: operator.slug,
    applicationPassword: passwordOf(operator, database),
    author: { username: author.slug, applicationPassword: passwordOf(author, database) },
    async close() {
      uploads.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      database.close();
    },
  };
}
