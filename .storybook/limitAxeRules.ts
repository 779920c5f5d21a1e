import { brands } from '@patient/ui/theme';

/** Axe rules that depend on colors; the results of all others are the same in every brand. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Tags of stories of screens and the Atlas that show nothing that another story doesn't. */
const repeating = ['check', 'flow'];

/**
 * Runs all axe rules in the first brand and only the color rules in the others. It takes a third of a screen's time, so it skips
 * screens that another story shows.
 */
export function limitAxeRules({
  globals,
  parameters,
  tags,
  title,
}: {
  globals: Readonly<Record<string, unknown>>;
  parameters: Record<string, unknown>;
  tags: readonly string[];
  title: string;
}): void {
  const { a11y } = parameters;
  if (typeof a11y !== 'object') return;
  if (globals['brand'] !== brands[0].id)
    parameters['a11y'] = { ...a11y, options: { runOnly: { type: 'rule', values: colorRules } } };
  else if (/^(?:Screens\/|Atlas$)/.test(title) && repeating.some((tag) => tags.includes(tag)))
    parameters['a11y'] = { ...a11y, test: 'off' };
}
