/**
 * Height in px that a phone's keyboard covers of the layout viewport. It is 0 in browsers that resize the page instead
 * (`interactive-widget=resizes-content`), and while the page is zoomed in.
 */
export function keyboardInset(
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
  layoutHeight: number,
): number {
  if (scale > 1) return 0;
  return Math.max(0, Math.round(layoutHeight - offsetTop - height));
}
