import type { Outcome, Result } from './results.ts';

const OUTCOMES: readonly Outcome[] = ['conforms', 'differs', 'not offered', 'skipped'];

/** What a reader should know of an operation, besides its outcome. */
function detailsOf({ findings, undescribed, notes }: Result): string[] {
  return [
    ...findings.map(({ where, expected, received, times }) => {
      const more = times > 1 ? ` (${times} times)` : '';
      return `${where}: expected ${expected}; received ${received}${more}`;
    }),
    ...notes,
    ...(undescribed.length > 0 ? [`Ignored fields: ${undescribed.join(', ')}`] : []),
  ];
}

/** Number of operations by outcome, in one line. */
const summaryOf = (results: readonly Result[]): string =>
  OUTCOMES.map((each) => `${results.filter(({ outcome }) => outcome === each).length} ${each}`).join(', ');

/** Report as a table by operation. */
export function tableOf(results: readonly Result[]): string {
  const widest = Math.max(...results.map(({ call }) => call.length));
  const sorted = results.toSorted((a, b) => a.feature.localeCompare(b.feature));
  const rows = sorted.flatMap((result) => {
    const details = detailsOf(result);
    const isShort = result.findings.length === 0 && details.length === 1;
    const row = `${result.call.padEnd(widest)}  ${result.outcome}`;
    return isShort ? [`${row}: ${details[0]}`] : [row, ...details.map((detail) => `    ${detail}`)];
  });
  return [...rows, '', summaryOf(results)].join('\n');
}

/** Report as JSON. */
export const jsonOf = (results: readonly Result[]): string => `${JSON.stringify({ results }, null, 2)}\n`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

function testCase(result: Result): string {
  const { call, feature, outcome } = result;
  const details = escaped(detailsOf(result).join('\n'));
  const content = {
    conforms: '',
    differs: `<failure message="differs from the description">${details}</failure>`,
    'not offered': '<skipped message="not offered"/>',
    skipped: `<skipped message="${details}"/>`,
  }[outcome];
  return `    <testcase classname="${escaped(feature)}" name="${escaped(call)}">${content}</testcase>`;
}

/** Report as JUnit XML: a test per operation. */
export function junitOf(results: readonly Result[]): string {
  const count = (...outcomes: Outcome[]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const counts = `tests="${results.length}" failures="${count('differs')}" skipped="${count('not offered', 'skipped')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="conformance" ${counts}>`,
    ...results.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
