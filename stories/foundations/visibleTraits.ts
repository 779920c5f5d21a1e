/** Visual properties that remain in forced colors. */

const forcedColorProperties = [
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

const styleOf = (element: Element, pseudo?: string) => {
  const style = getComputedStyle(element, pseudo);
  return forcedColorProperties.map((property) => style.getPropertyValue(property)).join(' ');
};

const textOf = (element: Element) =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join(' ');

/**
 * Describes the rendering of an element and its descendants: text, shapes and computed style, which contains the forced
 * values in forced colors. States with the same description look the same.
 */
export const visibleTraits = (root: Element): string =>
  [root, ...root.querySelectorAll('*')]
    .map((element) =>
      [
        element.tagName,
        textOf(element),
        element.getAttribute('d') ?? '',
        styleOf(element),
        styleOf(element, '::before'),
        styleOf(element, '::after'),
      ].join(' | '),
    )
    .join('\n');
