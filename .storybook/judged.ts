import { brands } from '@patient/ui/theme';

/** What axe finds out from the colours alone; everything else is the same page in every brand. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Has axe judge everything in the first brand, and the colours in the others: the same rules over the same page would
 * find the same again, and take a fifth of the time all stories take.
 */
export function judged({
  globals,
  parameters,
}: {
  globals: Readonly<Record<string, unknown>>;
  parameters: Record<string, unknown>;
}): void {
  const { a11y } = parameters;
  if (globals['brand'] === brands[0].id || typeof a11y !== 'object') return;
  parameters['a11y'] = { ...a11y, options: { runOnly: { type: 'rule', values: colourRules } } };
}
