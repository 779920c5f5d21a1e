export { printAlone } from './printAlone.css.ts';
