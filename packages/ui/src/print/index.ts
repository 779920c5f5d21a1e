export { printAlone } from './printAlone.css.ts';
export { screenOnly } from './screenOnly.css.ts';
