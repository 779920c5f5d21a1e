/**
 * Style of pressable elements. react-aria inserts it with the first button unless the page has it, which makes the browser lay
 * out the full page again, because a new style sheet may change its fonts.
 */
export const pressableStyle = {
  /** Id that react-aria looks for. */
  id: 'react-aria-pressable-style',
  /** Exactly react-aria's text, for policies that allow styles by hash. */
  css: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
} as const;
