export { Amount, type AmountProps } from './Amount.tsx';
export { PriceLine, type PriceLineProps, type PriceLineStrings } from './PriceLine.tsx';
