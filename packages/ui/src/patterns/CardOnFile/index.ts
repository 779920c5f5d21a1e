export { CardOnFile, type CardOnFileProps } from './CardOnFile.tsx';
export type { CardOnFileStrings } from './strings.ts';
export type { MaskedCard, RevealedCard } from './RevealedNumber.tsx';
