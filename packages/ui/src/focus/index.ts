export { findControlInError, useErrorFocus } from './useErrorFocus.ts';
export { useKeptFocus } from './useKeptFocus.ts';
