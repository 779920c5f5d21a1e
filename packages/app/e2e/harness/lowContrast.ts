/**
 * Texts of the page with less contrast than WCAG 2.2 AA needs (4.5:1), with their ratio. Runs in the page. Serialized, so it
 * can't use imports. Backgrounds are composed from the elements around a text, over white paper.
 */
export function lowContrastTexts(): readonly string[] {
  type Color = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas');
  const parsed = (css: string): Color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top: Color, under: Color): Color => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + under[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- serialized with this function
  const channel = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([red, green, blue]: Color) =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const background = (element: Element | null): Color =>
    element
      ? over(parsed(getComputedStyle(element).backgroundColor), background(element.parentElement))
      : [255, 255, 255, 1];

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: element } = node;
    const text = node.textContent?.trim() ?? '';
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (!element || text === '' || width <= 1 || height <= 1) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const paper = background(element);
    const ink = over(parsed(getComputedStyle(element).color), paper);
    const [dark = 0, light = 0] = [luminance(ink), luminance(paper)].toSorted((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) found.push(`${ratio.toFixed(2)}: ${text}`);
  }
  return found;
}
