import { describe, expect, test } from 'vitest';
import { textParts } from './textParts.ts';

const linksIn = (message: string) =>
  textParts(message).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe('turns URLs into links', () => {
  test.each([
    ['https://a.example', ['https://a.example']],
    ['See https://a.example/b?c=d#e today', ['https://a.example/b?c=d#e']],
    ['http://a.example and https://b.example', ['http://a.example', 'https://b.example']],
    ['HTTPS://A.example', ['HTTPS://A.example']],
    ['Is it https://a.example/b?', ['https://a.example/b']],
    ['(https://a.example/b).', ['https://a.example/b']],
    ['https://a.example/b_(c)', ['https://a.example/b_(c)']],
    [`https://a.example/${'!)'.repeat(20_000)}`, ['https://a.example/']],
    ['“https://a.example”', ['https://a.example']],
    ['line\nhttps://a.example\nline', ['https://a.example']],
    ['https://münchen.example/ä', ['https://münchen.example/ä']],
  ])('%j', (message, links) => {
    expect(linksIn(message)).toEqual(links);
  });
});

describe('keeps everything else as text', () => {
  test.each([
    'no link here',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@b.example',
    'ftp://a.example',
    'www.a.example',
    'xhttps://a.example',
    'https://',
    'https://bank.example@other.example',
    '<img src=x onerror=alert(1)>',
    '',
  ])('%j', (message) => {
    expect(linksIn(message)).toEqual([]);
  });
});

test.each([
  ['<a href="https://a.example">', 'https://a.example'],
  ['https://a.example\\b.example', 'https://a.example'],
  ['https://a.example/\u202egpj.exe', 'https://a.example/'],
])('ends a URL before misleading characters: %j', (message, href) => {
  expect(linksIn(message)).toEqual([href]);
});

test.each([
  'a https://a.example, (https://b.example/c_(d)) e',
  'https://a.examplehttps://b.example',
  '  spaces \n stay ',
  '<b onclick="x()">https://a.example</b>',
])('joins back to the message: %j', (message) => {
  expect(
    textParts(message)
      .map(({ text }) => text)
      .join(''),
  ).toBe(message);
});

test('textParts: the text of a link in a message equals its target', () => {
  const links = textParts('https://a.example/b?c and http://d.example.').filter(({ href }) => href);
  expect(links.map(({ text }) => text)).toEqual(['https://a.example/b?c', 'http://d.example']);
  expect(links.map(({ href }) => href)).toEqual(links.map(({ text }) => text));
});
