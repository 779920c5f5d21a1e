/** What can still be told of an element when colours are forced. */

const surviving = [
  'color',
  'background-color',
  'background-image',
  'border-top-style',
  'border-top-width',
  'border-top-color',
  'border-bottom-style',
  'border-bottom-width',
  'border-bottom-color',
  'border-inline-start-width',
  'outline-style',
  'outline-width',
  'outline-color',
  'text-decoration-line',
  'font-weight',
  'font-style',
  'opacity',
  'visibility',
  'display',
  'transform',
  'stroke-dashoffset',
  'content',
] as const;

const looks = (element: Element, pseudo?: string) => {
  const style = getComputedStyle(element, pseudo);
  return surviving.map((property) => style.getPropertyValue(property)).join(' ');
};

const words = (element: Element) =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join(' ');

/**
 * A description of an element and all in it by what is painted: words, shapes, and computed style, which in
 * forced colours holds the forced values. Two states with the same description look the same.
 */
export const visibleTraits = (root: Element): string =>
  [root, ...root.querySelectorAll('*')]
    .map((element) =>
      [
        element.tagName,
        words(element),
        element.getAttribute('d') ?? '',
        looks(element),
        looks(element, '::before'),
        looks(element, '::after'),
      ].join(' | '),
    )
    .join('\n');
