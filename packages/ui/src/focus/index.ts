export { useKeptFocus } from './useKeptFocus.ts';
