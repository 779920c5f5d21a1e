/** Allowed color combinations, shared by the token tests, the color page and brand validation. */
import type { ColorRole } from './colorRoles.ts';

/** Foreground and background role with the contrast they need. */
export interface ContrastPair {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for graphics, field borders and the focus ring (1.4.11). */
  readonly minimum: 4.5 | 3;
  /** Short description of the use. */
  readonly use: string;
}

const pairs =
  (minimum: ContrastPair['minimum'], use: string) =>
  (foregrounds: readonly ColorRole[], backgrounds: readonly ColorRole[]): ContrastPair[] =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, background, minimum, use })),
    );

const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const;
const controls = [
  'control.fill.rest',
  'control.fill.hover',
  'control.fill.pressed',
  'control.fill.selected',
] as const;
const solids = ['rest', 'hover', 'pressed'] as const;
const accentQuiet = ['accent.quiet.fill', 'accent.quiet.hover', 'accent.quiet.pressed'] as const;
const dangerQuiet = ['danger.quiet.hover', 'danger.quiet.pressed'] as const;
const statusFills = tones.map((tone) => `status.${tone}.fill` as const);
const allBackgrounds = [...surfaces, ...controls, ...accentQuiet, ...statusFills];

/** Every text, icon, border and focus ring color on every background it's used on. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, 'reading text')(['text.rest', 'text.quiet'], allBackgrounds),
  ...pairs(4.5, 'text on an inverted surface')(['text.inverse'], ['text.rest']),

  ...pairs(4.5, 'solid button')(
    ['accent.solid.text'],
    solids.map((state) => `accent.solid.${state}` as const),
  ),
  ...pairs(4.5, 'solid danger button')(
    ['danger.solid.text'],
    solids.map((state) => `danger.solid.${state}` as const),
  ),
  ...pairs(3, 'edge of a solid button')(
    ['accent.solid.rest', 'accent.solid.hover', 'accent.solid.pressed'],
    surfaces,
  ),
  ...pairs(3, 'edge of a solid danger button')(
    ['danger.solid.rest', 'danger.solid.hover', 'danger.solid.pressed'],
    surfaces,
  ),

  ...pairs(4.5, 'link')(
    ['accent.link.rest', 'accent.link.hover', 'accent.link.pressed'],
    [...surfaces, ...controls, ...accentQuiet, ...statusFills],
  ),
  ...pairs(4.5, 'selected text')(['accent.quiet.text'], [...surfaces, ...controls, ...accentQuiet]),
  ...pairs(4.5, 'danger text')(
    ['danger.text.rest', 'danger.text.hover'],
    [...surfaces, ...controls, ...dangerQuiet, 'accent.quiet.fill', 'status.danger.fill'],
  ),

  ...tones.flatMap((tone) => [
    ...pairs(4.5, `${tone} text`)(
      [`status.${tone}.text`],
      [`status.${tone}.fill`, ...surfaces, 'control.fill.selected'],
    ),
    ...pairs(3, `${tone} icon`)(
      [`status.${tone}.icon`],
      [`status.${tone}.fill`, ...surfaces, 'control.fill.selected'],
    ),
  ]),

  ...pairs(3, 'edge of a field')(['border.field', 'border.fieldHover'], [...surfaces, ...controls]),
  ...pairs(3, 'edge of a selected item')(['accent.quiet.border'], [...surfaces, ...controls, ...accentQuiet]),
  ...pairs(3, 'edge of a field in error')(['danger.border'], [...surfaces, ...controls]),
  ...pairs(3, 'brand mark and progress')(['accent.graphic'], [...surfaces, 'accent.quiet.fill']),
  // The ring has a 2 px offset, so it's drawn on the surface, never on the button.
  ...pairs(3, 'focus ring')(['focus'], [...surfaces, ...controls, ...accentQuiet, ...statusFills]),
];

/** Color roles without a contrast requirement, and why. */
export const contrastExemptions: Readonly<Partial<Record<ColorRole, string>>> = {
  'text.disabled': 'WCAG 1.4.3 exempts disabled controls; the text next to them explains why.',
  'control.text.disabled': 'WCAG 1.4.3 exempts disabled controls; the text next to them explains why.',
  'control.fill.disabled': 'Background of disabled text, which is exempt.',
  'border.disabled': 'WCAG 1.4.11 exempts disabled controls.',
  'border.quiet': 'Decorative line between items that are already separated by space and headings.',
  'status.success.border': 'Decorative edge of a fill; text and icon carry the meaning.',
  'status.warning.border': 'Decorative edge of a fill; text and icon carry the meaning.',
  'status.danger.border': 'Decorative edge of a fill; text and icon carry the meaning.',
  'status.info.border': 'Decorative edge of a fill; text and icon carry the meaning.',
  'status.neutral.border': 'Decorative edge of a fill; text and icon carry the meaning.',
  'skeleton.rest': 'Decorative placeholder; loading is announced as text.',
  scrim: 'Dims the page behind a dialog, which has its own surface and edge.',
};
