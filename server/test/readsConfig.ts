import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { ConfigError } from '../config/readEnvironment.ts';
import { readConfig } from '../config.ts';

/** Reads environments in a folder of the tests' own, which goes with them. */
export function readsConfig() {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: join(folder, 'data'), ...env }, 'build-1');
  return {
    folder,
    read,
    /** What is wrong with an environment. */
    faults(env: Record<string, string>): string[] {
      try {
        read(env);
      } catch (error) {
        if (error instanceof ConfigError) return error.faults;
        throw error;
      }
      return [];
    },
    /** Writes a file there; answers its path. */
    file(name: string, content: string): string {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}
