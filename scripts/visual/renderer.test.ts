import { expect, test } from 'vitest';
import { compareRenderers, type Renderer } from './renderer.ts';

const saved: Renderer = { browser: '156.0', fonts: { 'system-ui': 'DejaVu Sans' }, letters: [2112] };

test.each([
  [saved, undefined],
  [
    { ...saved, fonts: { 'system-ui': 'Roboto' } },
    'The references need Chromium 156.0, system-ui = DejaVu Sans.\nThis machine has Chromium 156.0, system-ui = Roboto. Use the same, or delete stories/references and take all of them with --update.',
  ],
  [{ ...saved, browser: '157.0' }, expect.stringContaining('This machine has Chromium 157.0')],
  [{ ...saved, letters: [2113] }, expect.stringContaining('another version of these fonts')],
])('renderer: %j: %s', (current, problem) => {
  expect(compareRenderers(saved, current)).toEqual(problem);
});
