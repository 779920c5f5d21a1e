/**
 * Style of everything that can be pressed. react-aria puts it into the page when the first button is there, unless the page has
 * it: the browser then lays out the whole page once more, since a new style sheet may change its fonts.
 */
export const pressableStyle = {
  /** Id by which react-aria finds it. */
  id: 'react-aria-pressable-style',
  /** Exactly react-aria's text, for policies that allow styles by their hash. */
  css: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
} as const;
