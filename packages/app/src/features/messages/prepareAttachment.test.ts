import { expect, test } from 'vitest';
import { unreachableFile } from '#testing/unreachableFile.ts';
import { prepareAttachment } from './prepareAttachment.ts';

test('a file that cannot be read says so', async () => {
  expect(await prepareAttachment(unreachableFile('report.pdf'))).toEqual({ problem: 'unreadable' });
});
