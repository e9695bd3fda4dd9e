import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config/readEnvironment.ts';
import { type Config, readConfig } from './config.ts';
import { builtOperations, clientDist } from './graphql/releases.ts';
import { builtStylesheet } from './web/pages/stylesheet.ts';

/** What identifies this build: its client, with its stylesheet, and its registered operations. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const file of [path.join(clientDist, 'inputs'), builtOperations])
    if (existsSync(file)) hash.update(readFileSync(file));
  hash.update(builtStylesheet() ?? '');
  return hash.digest('hex').slice(0, 12);
}

function configure(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env, buildId());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Reads the configuration, then serves: by itself, or as the primary of several workers, which loads nothing that serves. */
export async function start(env: NodeJS.ProcessEnv, development: boolean): Promise<void> {
  const config = configure(env);
  if (cluster.isPrimary && config.workers > 1 && !development) {
    const { supervise } = await import('./primary/supervise.ts');
    return supervise(config);
  }
  const { serve } = await import('./web/serve.ts');
  return serve(config, development);
}
