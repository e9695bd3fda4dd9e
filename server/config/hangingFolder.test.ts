import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sayWhileHanging } from './hangingFolder.ts';

it('gives what the work gives, and throws what it throws', () => {
  expect(sayWhileHanging('DATA_DIR', '/data', () => 7)).toBe(7);
  expect(() => sayWhileHanging('DATA_DIR', '/data', () => JSON.parse('{'))).toThrow(SyntaxError);
});

it('says which folder does not answer, while the thread that asked it is held', () => {
  const file = new URL('hangingFolder.ts', import.meta.url).href;
  const hang = `import { sayWhileHanging } from ${JSON.stringify(file)};
    sayWhileHanging('DATA_DIR', '/mnt/gone', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000), 100);`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', hang], { encoding: 'utf8' });
  expect(stderr).toContain('DATA_DIR: /mnt/gone has not answered for 0.1 s.');
});
