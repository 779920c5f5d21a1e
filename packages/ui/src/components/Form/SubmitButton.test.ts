import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SubmitButton } from './SubmitButton.tsx';

test('does not submit a prerendered form: the only submit button is disabled and hidden', () => {
  const html = renderToString(createElement(SubmitButton, null, 'Sign in'));
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toMatch(/type="submit"/);
  expect(buttons[0]).toMatch(/disabled=""/);
  expect(buttons[0]).toMatch(/hidden=""/);
  expect(buttons[1]).toMatch(/type="button"/);
});
