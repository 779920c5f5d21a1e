import { brands } from '@patient/ui/theme';

/** Axe rules that depend on colors; the results of all others are the same in every brand. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));

/** Object at a key of an object, for parameters, whose types Storybook leaves open. */
const objectAt = (holder: object, key: string): object => {
  const value: unknown = Reflect.get(holder, key);
  return typeof value === 'object' && value !== null ? value : {};
};

/** Tags of stories that show nothing that another story doesn't. */
const repeating = ['check', 'flow'];

/** Titles of components and patterns, which each have a story of all states. */
const ofPieces = /^(?:Components|Patterns)\//;

const ofScreens = /^(?:Screens\/|Atlas$)/;

/**
 * Runs each axe rule once for what is shown, since axe takes a quarter of a story's time. Roles, names and structure are the same in
 * every brand. In other brands and in dark, only the color rules can have another result; with large text or from right to left, none.
 * All colors are those of components and patterns, because the app has no styles, so screens skip the color rules in the first brand.
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
  if (typeof a11y !== 'object' || a11y === null) return;
  const isPiece = ofPieces.test(title);
  if (isPiece && (globals['direction'] === 'rtl' || globals['textSize'] === '200'))
    parameters['a11y'] = { ...a11y, test: 'off' };
  else if (globals['brand'] !== brands[0].id || (isPiece && globals['scheme'] === 'dark'))
    parameters['a11y'] = { ...a11y, options: { runOnly: { type: 'rule', values: colorRules } } };
  else if (repeating.some((tag) => tags.includes(tag))) parameters['a11y'] = { ...a11y, test: 'off' };
  else if (ofScreens.test(title)) {
    const options = objectAt(a11y, 'options');
    const rules = { ...objectAt(options, 'rules'), ...withoutColors };
    parameters['a11y'] = { ...a11y, options: { ...options, rules } };
  }
}
