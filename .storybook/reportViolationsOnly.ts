import type { StoryContext } from '@storybook/react-vite';

/**
 * Drops passed axe results in test runs from the command line, where they are unused. They take 110 MB and an eighth of the time
 * for five hundred screens. Storybook's panel still shows them.
 */
export function reportViolationsOnly({
  parameters,
  reporting,
}: Pick<StoryContext, 'parameters' | 'reporting'>): void {
  // As in Storybook's addon. Not `MODE`, which is `production` in `pnpm test`.
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
  const { a11y } = parameters;
  if (typeof a11y === 'object')
    parameters['a11y'] = { ...a11y, options: { ...a11y.options, resultTypes: ['violations'] } };
  const addReport = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    if (report.status !== 'passed') addReport(report);
  };
}
