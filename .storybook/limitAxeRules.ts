import { brands } from '@patient/ui/theme';

/** Axe rules that depend on colors; the results of all others are the same in every brand. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Tags of stories of screens and the Atlas that show nothing that another story doesn't. */
const repeating = ['check', 'flow'];

/** Titles of components and patterns, which each have a story of all states. */
const ofPieces = /^(?:Components|Patterns)\//;

/**
 * Runs all axe rules once for what a story shows: in the first brand, and in light. In the other brands and in dark, only the color
 * rules can have another result; with large text or from right to left, none. It takes a third of a screen's time, so it
 * skips screens that another story shows.
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
  const isPiece = ofPieces.test(title);
  if (isPiece && (globals['direction'] === 'rtl' || globals['textSize'] === '200'))
    parameters['a11y'] = { ...a11y, test: 'off' };
  else if (globals['brand'] !== brands[0].id || (isPiece && globals['scheme'] === 'dark'))
    parameters['a11y'] = { ...a11y, options: { runOnly: { type: 'rule', values: colorRules } } };
  else if (/^(?:Screens\/|Atlas$)/.test(title) && repeating.some((tag) => tags.includes(tag)))
    parameters['a11y'] = { ...a11y, test: 'off' };
}
