import { expect, test } from 'vitest';
import { recordsHtml } from './recordsHtml.ts';

/** Document with a text in every place. */
const documentOf = (text: string) =>
  recordsHtml({
    title: text,
    notes: [text],
    sections: [
      {
        title: text,
        note: text,
        facts: [{ term: text, detail: text }],
        sections: [{ title: text, facts: [{ term: text, detail: text }] }],
      },
    ],
  });

/** Everything but texts. */
const markupOf = (html: string) => html.match(/<[^>]*>/g);

test.each([
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an image', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['the end of the title', '</title><script>', '&lt;/title&gt;&lt;script&gt;'],
  ['a comment', '<!-- ', '&lt;!-- '],
  ['quotes', `" onclick="x" '`, '&quot; onclick=&quot;x&quot; &#39;'],
  ['an escaped sign', '&lt;b&gt; & &amp;', '&amp;lt;b&amp;gt; &amp; &amp;amp;'],
  ['a replacement pattern', '$& $1', '$&amp; $1'],
  ['another script direction', 'مرحبا', 'مرحبا'],
  ['several lines', 'One\nTwo', 'One\nTwo'],
])('privacy 9: %s is text everywhere in the file', (_name, text, escaped) => {
  const html = documentOf(text);
  expect(markupOf(html)).toEqual(markupOf(documentOf('plain')));
  expect(html.split(escaped)).toHaveLength(documentOf('plain').split('plain').length);
});

test('the file has a language, a title, nested headings and no script, link or address', () => {
  const html = documentOf('Your records');
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).toContain('<title>Your records</title>');
  expect(html.match(/<h\d/g)).toEqual(['<h1', '<h2', '<h3']);
  expect(html).not.toMatch(/<script|<a |href|src=|url\(/i);
});

test('a section without facts has no list', () => {
  const html = recordsHtml({ title: 'T', notes: [], sections: [{ title: 'Orders', note: 'None.' }] });
  expect(html).toContain('<section>\n<h2 dir="auto">Orders</h2>\n<p>None.</p>\n</section>');
});
