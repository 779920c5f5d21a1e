import { TEXT_SPACING } from '../../.storybook/textSpacing.ts';
import { scrollsSideways } from '../phone.ts';

const named = ({ tagName, className, textContent }: Element) =>
  `${tagName} ${String(className)}: ${textContent.slice(0, 40)}`;

/** Elements that overflow the page horizontally; empty if it does not scroll sideways. */
export const overflowingElements = (): readonly string[] =>
  scrollsSideways()
    ? [
        'page',
        ...[...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > document.body.offsetWidth)
          .map(named),
      ]
    : [];

/** Headings, buttons, links and labels whose text is cut off. */
const cutOff = (): readonly string[] =>
  [...document.body.querySelectorAll('h1, h2, h3, button, a[href], label')]
    .filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      // Visually hidden text.
      if (!element.checkVisibility() || (position === 'absolute' && element.clientWidth <= 1)) return false;
      return (
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => `cut off: ${named(element)}`);

/** Applies user text spacing, returns overflow problems and removes the spacing. */
export function problemsWithTextSpacing(): readonly string[] {
  const style = document.createElement('style');
  style.textContent = TEXT_SPACING;
  document.head.append(style);
  const found = [...overflowingElements(), ...cutOff()].map((problem) => `with text spacing, ${problem}`);
  style.remove();
  return found;
}
