/** Overlays of react-aria and the page below them, which is inert. */
const OURS = '[data-rac], [data-testid="underlay"], [inert]';

/**
 * Whether a press on an element outside an overlay closes it. One on what others add to the page, such as a password manager, does
 * not (react-aria's `shouldCloseOnInteractOutside`).
 */
export const closesOnPress = (element: Element): boolean =>
  element === document.body || element === document.documentElement || element.closest(OURS) !== null;
