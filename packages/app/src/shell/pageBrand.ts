import type { Brand } from '@patient/ui/theme';
import { BRAND_ELEMENT } from './brandElement.ts';

/** The brand of this page, which its document holds: no patient loads the data of another one. */
export function readPageBrand(): Brand {
  const element = document.querySelector(`#${BRAND_ELEMENT}`);
  if (!element) throw new Error('The page has no brand');
  return JSON.parse(element.textContent);
}
