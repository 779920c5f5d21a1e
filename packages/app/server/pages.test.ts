import { describe, expect, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import type { Brand } from '../../ui/src/theme/defineBrand.ts';
import { chunksOf, type Manifest } from './chunks.ts';
import { hashSource } from './csp.ts';
import { NO_PATH, createPage, splashName } from './pages.ts';
import { fillTemplate } from './template.ts';

const brand: Brand = { ...brands[0], id: 'one', title: 'One & </script> only', themeColor: '#123456' };

const template = `<html lang="{{lang}}" data-brand="{{brand}}"><head><title>{{title}}</title>
<meta name="description" content="{{description}}">
<meta name="theme-color" content="{{themeColor}}">
<!--brand-->
<script type="module" src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root" data-prerendered="{{prerendered}}"><!--page--></div>
<script>first()</script></body></html>`;

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/Login.tsx': { file: 'assets/Login.js', css: ['assets/Login.css'], imports: ['index.html'] },
  'src/Other.tsx': { file: 'assets/Other.js', css: ['assets/Other.css'] },
};

describe('chunks of a page', () => {
  test('chunks of a page are the static imports of its sources, in order and without duplicates', () => {
    expect(chunksOf(manifest, ['index.html', 'src/Login.tsx'])).toEqual({
      scripts: ['assets/shared.js', 'assets/index.js', 'assets/Login.js'],
      styles: ['assets/shared.css', 'assets/index.css', 'assets/Login.css'],
    });
  });

  test('throw an error for a source that is not in the manifest', () => {
    expect(() => chunksOf(manifest, ['src/Gone.tsx'])).toThrow('src/Gone.tsx');
  });
});

describe('a page', () => {
  const css = '.a{color:red}';
  const rendered = {
    html: '<p style="--a:&quot;$&amp;&quot;">Hello $& </p>',
    title: 'Sign in <now>',
    description: 'Sign in to "One"',
    lang: 'en',
  };
  const chunks = chunksOf(manifest, ['index.html', 'src/Login.tsx']);
  const page = createPage(template, brand, { path: '/login' }, rendered, chunks, css);

  test('a page contains its content, title and brand', () => {
    expect(page.html).toContain(`<div id="root" data-prerendered="/login">${rendered.html}</div>`);
    expect(page.html).toContain('<title>Sign in &lt;now&gt;</title>');
    expect(page.html).toContain('<html lang="en" data-brand="one">');
    expect(page.html).toContain('content="#123456"');
    expect(page.html).toContain('<meta name="description" content="Sign in to &quot;One&quot;">');
  });

  test('a page contains the data of its brand', () => {
    const [, json = ''] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(page.html) ?? [];
    expect(JSON.parse(json)).toEqual(brand);
  });

  test('a page inlines its styles and loads no style sheet', () => {
    expect(page.html).toContain(`<style>${css}</style>`);
    expect(page.html).toContain('<style id="react-aria-pressable-style">');
    const sheets = page.html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toHaveLength(chunks.styles.length);
    expect(sheets.every((sheet) => sheet.includes(' disabled '))).toBe(true);
  });

  test('a page preloads scripts that the template lacks', () => {
    expect(page.html.match(/modulepreload/g)).toHaveLength(2);
    expect(page.html).toContain('<link rel="modulepreload" crossorigin href="/assets/Login.js">');
  });

  test('a page without a path has an empty data-prerendered', () => {
    const splash = createPage(template, brand, { path: NO_PATH }, rendered, chunks, css);
    expect(splash.html).toContain('<div id="root" data-prerendered="">');
  });

  test('a page returns the hashes of its scripts and styles', () => {
    expect(page.hashes).toEqual({
      scripts: [hashSource('first()')],
      styles: [hashSource(css)],
      styleAttributes: [hashSource('--a:"$&"')],
    });
  });
});

test.each([
  ['/', 'splash/entry.html'],
  ['/user/subscriptions/:id', 'splash/user.subscriptions.id.html'],
  ['/user/new-subscription/:id?', 'splash/user.new-subscription.id.html'],
  ['*', 'splash/other.html'],
])('the splash of %s is %s', (pattern, name) => {
  expect(splashName(pattern)).toBe(name);
});

test('an unknown placeholder throws an error with its name', () => {
  const values = { title: 'One', description: 'One', lang: 'en' };
  expect(() => fillTemplate('<p>{{price}}</p>', brand, values)).toThrow('{{price}}');
});

test('CSP hash sources are SHA-256 in Base64', () => {
  // Example from https://www.w3.org/TR/CSP3/#external-hash: alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
