import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');

test('only the photo step opens the camera, which every page may do', () => {
  const openers = globSync('**/!(*.test).{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('getUserMedia('),
  );
  expect(openers).toEqual([join('features', 'identity', 'useCamera.ts')]);
});
