/** Which colour may stand on which, as data: the token test, the colour page and a new brand all read it here. */
import type { ColorRole } from './colorRoles.ts';

/** One colour role on another, and the contrast that use asks for. */
export interface ContrastPair {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for graphics, field borders and the focus ring (1.4.11). */
  readonly minimum: 4.5 | 3;
  /** What the pair is for, in a word or two. */
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
const everywhere = [...surfaces, ...controls, ...accentQuiet, ...statusFills];

/** Every text, icon, border and ring on every background it may stand on. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(4.5, 'reading text')(['text.rest', 'text.quiet'], everywhere),
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
  ...pairs(3, 'edge of what is selected')(
    ['accent.quiet.border'],
    [...surfaces, ...controls, ...accentQuiet],
  ),
  ...pairs(3, 'edge of a field in error')(['danger.border'], [...surfaces, ...controls]),
  ...pairs(3, 'brand mark and progress')(['accent.graphic'], [...surfaces, 'accent.quiet.fill']),
  // The ring stands 2 px off what it is around, so what lies behind it is the surface and never the button.
  ...pairs(3, 'focus ring')(['focus'], [...surfaces, ...controls, ...accentQuiet, ...statusFills]),
];

/** Colour roles that are measured against nothing, and why. */
export const contrastExemptions: Readonly<Partial<Record<ColorRole, string>>> = {
  'text.disabled': 'WCAG 1.4.3 exempts what cannot be used; the reason stands beside it in words.',
  'control.text.disabled': 'WCAG 1.4.3 exempts what cannot be used; the reason stands beside it in words.',
  'control.fill.disabled': 'The ground of text that is exempt itself.',
  'border.disabled': 'WCAG 1.4.11 exempts what cannot be used.',
  'border.quiet': 'A hairline between things that space and headings set apart already.',
  'status.success.border': 'Softens the edge of a fill; word and icon carry the meaning.',
  'status.warning.border': 'Softens the edge of a fill; word and icon carry the meaning.',
  'status.danger.border': 'Softens the edge of a fill; word and icon carry the meaning.',
  'status.info.border': 'Softens the edge of a fill; word and icon carry the meaning.',
  'status.neutral.border': 'Softens the edge of a fill; word and icon carry the meaning.',
  'skeleton.rest': 'The shape of what is coming; that something loads is said in words.',
  'skeleton.shine': 'The shape of what is coming; that something loads is said in words.',
  scrim: 'Lets the page behind a dialog recede; the dialog has a surface and an edge of its own.',
};
