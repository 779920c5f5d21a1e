import { drawPerson } from './people.ts';
import { drawProduct } from './products.ts';

/** Default color of products. */
const BLUE = '#007aff';

/**
 * Draws a person, or a product in tints of a brand color (`#rrggbb`), as SVG; undefined for an unknown name. The SVG contains
 * no text of the request.
 */
export function drawPicture(name: string, color = BLUE): string | undefined {
  const drawing = drawProduct(name, color) ?? drawPerson(name);
  if (drawing === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">${drawing}</svg>`;
}
