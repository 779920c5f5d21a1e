import { expect, test } from 'vitest';
import { collectTexts, isSentence } from './collectTexts.ts';
import { sectionOf, textsPage } from './textsPage.ts';

test.each<[code: string, texts: string[]]>([
  [`<p>We couldn&apos;t save it.</p>`, ["We couldn't save it."]],
  [`<p>Step {position} of {step.count}</p>`, ['Step {position} of {count}']],
  [`<p>I agree to the <Link href="/terms">terms of use</Link>.</p>`, ['I agree to the terms of use.']],
  [
    `<p>A <strong>bold</strong> word <Button aria-label="Close it">Close</Button></p>`,
    ['A bold word', 'Close', 'Close it'],
  ],
  [
    `<Field label="First name" name="Given name" description={hint ?? 'As on your ID'} />`,
    ['First name', 'As on your ID'],
  ],
  ['const strings = { left: (count: number) => `${count} characters left` };', ['{count} characters left']],
  [`const messages = { card: 'Enter a card number', className: 'Card' };`, ['Enter a card number']],
  [`import { Button } from 'Some package'; type Name = 'First name' | 'Last name';`, []],
  [`if (kind === 'Some kind') element.querySelector('Main section');`, []],
  [`performance.mark('App ready'); const d = <path d="M 4 5 L 6 7" />;`, []],
])('%s', (code, texts) => {
  expect(collectTexts('example.tsx', code)).toEqual(texts);
});

test.each([
  ['Continue', true],
  ['Enter a ZIP code', true],
  ['your answers', true],
  ['“{name}” is empty', true],
  ['continue', false],
  ['text-field', false],
  ['/user/chat', false],
  ['POST /api/patient', false],
  ['globalQuestions', false],
  ['{id}', false],
  ['BEGIN:VEVENT', false],
])('%s is a sentence: %s', (text, expected) => {
  expect(isSentence(text)).toBe(expected);
});

test.each([
  ['packages/app/src/features/payment/CardPart.tsx', 'payment'],
  ['packages/app/src/shell/App.tsx', 'app: shell'],
  ['packages/app/src/main.tsx', 'app'],
  ['packages/ui/src/patterns/PlanCard/strings.ts', 'ui: patterns'],
])('%s is listed under %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('the page of texts lists files with texts by section, with escaped Markdown', () => {
  const page = textsPage([
    { path: 'packages/app/src/features/help/a.ts', code: "const a = 'Call *us* now';" },
    { path: 'packages/app/src/features/help/b.ts', code: 'const b = 1;' },
  ]);
  expect(page).toContain('## help\n\n### help/a.ts\n\n- Call \\*us\\* now\n');
  expect(page).not.toContain('b.ts');
});
