import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { appearanceAttributes, readAppearance } from '@patient/ui/appearance';
import { applyAppearance } from '../src/shell/inline/applyAppearance.ts';
import { withInlineScripts } from './inlineScripts.ts';

/** Runs the script with a cookie; `change` is the cookie after another tab has changed it, when this one becomes visible. */
function attributesOf(cookie: string, change: string = cookie): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>([['data-scheme', 'before']]);
  const document = {
    cookie,
    documentElement: {
      setAttribute: (name: string, text: string) => attributes.set(name, text),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  };
  const listeners = new Map<string, () => void>();
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  runInNewContext(`(${applyAppearance.toString()})()`, { document, addEventListener, URLSearchParams });
  document.cookie = change;
  listeners.get('visibilitychange')?.();
  return attributes;
}

const all = 'appearance=scheme=dark&text=large&contrast=more&motion=reduce';

test.each(['', all, 'a=b; appearance=scheme=light; c=d', 'appearance=', 'x-appearance=scheme=dark'])(
  '"%s" is applied like in the app',
  (cookies) => {
    const expected = appearanceAttributes(readAppearance(cookies));
    const present = expected.filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
    expect(attributesOf(cookies)).toEqual(new Map(present));
  },
);

test('applies a change from another tab', () => {
  expect(attributesOf('', all).get('data-text')).toBe('large');
  expect(attributesOf(all, '')).toEqual(new Map());
});

test('inserts and optionally minifies all scripts', async () => {
  const html =
    '<head><!--apply-appearance--><!--request-early--></head><body><!--keep-translatable--><!--mark-early-press--></body>';
  const [head = '', body = ''] = (await withInlineScripts(html)).split('</head>');
  expect(head).toMatch(/^<head><script>\(function applyAppearance\(/);
  expect(head).toMatch(/<script>\(function requestEarly\(.*\)\(2592000000\)<\/script>$/s);
  expect(body).toMatch(/^<body><script>\(function keepTranslatable\(/);
  expect(body).toMatch(/<script>\(function markPreHydrationPress\(/);
  expect(await withInlineScripts(html, () => Promise.resolve(' short() '))).toBe(
    '<head><script>short()</script><script>short()</script></head><body><script>short()</script><script>short()</script></body>',
  );
});
