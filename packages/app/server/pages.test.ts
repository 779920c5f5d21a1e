import { describe, expect, test } from 'vitest';
import { chunksOf, type Manifest } from './chunks.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import { NO_PATH, paintedPage, splashName } from './pages.ts';
import { fillTemplate } from './template.ts';

const brand = {
  id: 'one',
  title: 'One & only',
  themeColor: '#123456',
  iconSvg: '<svg/>',
  hosts: ['one.test'],
};

const template = `<html lang="{{lang}}" data-brand="{{brand}}"><head><title>{{title}}</title>
<meta name="theme-color" content="{{themeColor}}">
<script type="module" src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root" data-painted="{{painted}}"><!--page--></div></body></html>`;

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/Login.tsx': { file: 'assets/Login.js', css: ['assets/Login.css'], imports: ['index.html'] },
  'src/Other.tsx': { file: 'assets/Other.js', css: ['assets/Other.css'] },
};

describe('chunks of a page', () => {
  test('are what its sources import, in order, each once, and nothing else', () => {
    expect(chunksOf(manifest, ['index.html', 'src/Login.tsx'])).toEqual({
      scripts: ['assets/shared.js', 'assets/index.js', 'assets/Login.js'],
      styles: ['assets/shared.css', 'assets/index.css', 'assets/Login.css'],
    });
  });

  test('of a source that was not built are an error that names it', () => {
    expect(() => chunksOf(manifest, ['src/Gone.tsx'])).toThrow('src/Gone.tsx');
  });
});

describe('a painted page', () => {
  const css = '.a{color:red}';
  const rendered = {
    html: '<p style="--a:&quot;$&amp;&quot;">Hello $& </p>',
    title: 'Sign in <now>',
    lang: 'en',
  };
  const chunks = chunksOf(manifest, ['index.html', 'src/Login.tsx']);
  const page = paintedPage(template, brand, '/login', rendered, chunks, css);

  test('holds its content, its title and its brand', () => {
    expect(page.html).toContain(`<div id="root" data-painted="/login">${rendered.html}</div>`);
    expect(page.html).toContain('<title>Sign in &lt;now&gt;</title>');
    expect(page.html).toContain('<html lang="en" data-brand="one">');
    expect(page.html).toContain('content="#123456"');
  });

  test('holds its styles and waits for no style sheet', () => {
    expect(page.html).toContain(`<style>${css}</style>`);
    const sheets = page.html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toHaveLength(chunks.styles.length);
    expect(sheets.every((sheet) => sheet.includes(' disabled '))).toBe(true);
  });

  test('preloads what the template does not name', () => {
    expect(page.html.match(/modulepreload/g)).toHaveLength(2);
    expect(page.html).toContain('<link rel="modulepreload" crossorigin href="/assets/Login.js">');
  });

  test('of no path is the first paint of no route', () => {
    const shell = paintedPage(template, brand, NO_PATH, rendered, chunks, css);
    expect(shell.html).toContain('<div id="root" data-painted="">');
  });

  test('names the hashes of its own styles', () => {
    expect(page.hashes).toEqual({
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

test('a placeholder that nobody fills is an error that names it', () => {
  const values = { brand: 'one', title: 'One', themeColor: '#123456', lang: 'en' };
  expect(() => fillTemplate('<p>{{price}}</p>', values)).toThrow('{{price}}');
});

test('hash sources are those of CSP: SHA-256 in base64', () => {
  // The example of https://www.w3.org/TR/CSP3/#external-hash: alert('Hello, world.');
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(contentSecurityPolicy({ styles: [], styleAttributes: [] })).not.toContain('unsafe');
});

test('the card provider is named only where it takes the cards', () => {
  const page = { styles: [], styleAttributes: [] };
  expect(contentSecurityPolicy(page)).not.toContain('stripe');
  const policy = contentSecurityPolicy(page, { takesCards: true });
  expect(policy).toContain("script-src 'self' https://js.stripe.com");
  expect(policy).toContain('frame-src https://js.stripe.com');
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy).not.toContain('unsafe');
});
