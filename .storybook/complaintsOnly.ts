import type { StoryContext } from '@storybook/react-vite';

/**
 * In a test run nobody reads what axe found right: for a thousand stories that is 140 megabytes, and an eighth of the time.
 * In Storybook its panel shows it.
 */
export function complaintsOnly({
  parameters,
  reporting,
}: Pick<StoryContext, 'parameters' | 'reporting'>): void {
  if (import.meta.env.MODE !== 'test') return;
  const { a11y } = parameters;
  if (typeof a11y === 'object')
    parameters['a11y'] = { ...a11y, options: { ...a11y.options, resultTypes: ['violations'] } };
  const addReport = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    if (report.status !== 'passed') addReport(report);
  };
}
